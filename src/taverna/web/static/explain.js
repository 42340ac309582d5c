// @ts-check
// "Explain this": every thing under the pointer or the focus says what it is and what one may do with it; a word opens its meaning.
import { why } from './asking.js';
import { lookAt } from './look.js';
import { $, scene, words } from './patch.js';
import { keyOf, state } from './state.js';

let on = false, at = '', may = '';
export const explaining = () => on;
export function explain(wanted = !on) {
  on = wanted;
  at = may = '';
  document.body.classList.toggle('explaining', on);
  $('explain').setAttribute('aria-pressed', String(on));
  $('heard').textContent = on ? words.explainon : words.explainoff;
}
const thing = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest?.('[data-spot], [data-look], [data-k]');
for (const name of ['pointerover', 'focusin']) document.addEventListener(name, event => {
  const one = on && thing(event);
  if (!one || !(scene.contains(one) || one.hasAttribute('data-spot'))) return;
  const key = one.getAttribute('data-look') || keyOf(one) || one.getAttribute('data-k') || '';
  if (!key || key === at) return;
  at = key;
  const options = state.byKey.get(key), name = one.getAttribute('aria-label') ?? one.querySelector('title')?.textContent ?? '';
  may = options ? `${words.may} ${options.map(option => option.text).join('; ')}` : '';
  $('look').dataset.uiOf = 'sheet';
  if (name || may) $('look').replaceChildren(Object.assign(document.createElement('h3'), { textContent: name }));
  told();
  lookAt(key);
  if (!options && state.seat !== null) why(key);
});
/** Under what the thing is: what one may do with it, or the rule why not. */
export function told() {
  if (!on || !may) return;
  const line = $('look').querySelector('.may') ?? document.createElement('p');
  line.className = 'may';
  line.textContent = may;
  $('look').append(line);
}
/** @param {{target?: string, text?: string|null, clause?: string|null}} no */
export function notNow({ target, text, clause }) {
  if (!on || target !== at || !text) return false;
  may = clause ? `${text} (${clause})` : text;
  told();
  return true;
}
/** In this mode a click asks and chooses nothing; on a word, what the word means. */
document.addEventListener('click', event => {
  const target = /** @type {Element} */ (event.target);
  if (!on || target.closest('.top .tools, dialog, #guide button, #guide form')) return;
  event.preventDefault();
  event.stopPropagation();
  const word = target.closest('#prompt, #look, #guide, #log, #last') ? wordAt(/** @type {MouseEvent} */ (event)) : '';
  if (word) meaning(word);
}, true);
/** At any time, a double click on a word that is read. */
document.addEventListener('dblclick', event => {
  const word = getSelection()?.toString().trim() ?? '';
  if (!on && /^[\p{L}-]{3,}$/u.test(word) && /** @type {Element} */ (event.target).closest('#prompt, #look, #guide p, #log, #last')) meaning(word);
});
function meaning(/** @type {string} */ word) {
  const field = /** @type {HTMLInputElement} */ ($('seek').querySelector('input[type=search]'));
  field.value = word;
  $('seek').showModal();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
function wordAt(/** @type {MouseEvent} */ event) {
  const range = document.caretRangeFromPoint?.(event.clientX, event.clientY), text = range?.startContainer.textContent ?? '', n = range?.startOffset ?? 0;
  const before = /[\p{L}-]*$/u.exec(text.slice(0, n))?.[0] ?? '', after = /^[\p{L}-]*/u.exec(text.slice(n))?.[0] ?? '', word = before + after;
  return word.length > 2 ? word : '';
}
$('explain').addEventListener('click', () => explain());
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest('input, select, dialog')) return;
  if (event.key.toLowerCase() === 'x') explain();
  else if (event.key === 'Escape' && on) explain(false);
});
