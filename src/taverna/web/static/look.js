// @ts-check
// The look slot: always explains one thing. What is picked, with its odds; else what was pointed at; else what happened last.
import { send } from './link.js';
import { lines } from './log.js';
import { $, scene, words } from './patch.js';
import { keyOf, state } from './state.js';

const slot = () => $('look');
/** What is looked at, by its key, and what was told of it. */
let at = '', known = '';
/** @param {'picked'|'preview'|'sheet'|'told'} of @param {Node[]} parts */
function fill(of, ...parts) {
  slot().dataset.uiOf = of;
  slot().replaceChildren(...parts);
  if (of !== 'told') slot().scrollTop = 0;
  slot().classList.remove('tall');
  const gist = of === 'preview' ? slot().querySelector('[data-gist]')?.getAttribute('data-gist') : '';
  $('commit').querySelector('small').textContent = gist ?? '';
}
/** @param {string} markup */
function drawn(markup) {
  const made = document.createElement('template');
  made.innerHTML = markup;
  return [...made.content.childNodes];
}

/** What is picked: its whole words, and what it would do. @param {string} text @param {string} [markup] */
export function peek(text, markup = '') {
  const lead = document.createElement('p');
  lead.className = 'lead-text';
  lead.textContent = text;
  fill(markup ? 'preview' : 'picked', lead, ...drawn(markup));
}
/** What happened last. */
export function rest() {
  at = '';
  const list = document.createElement('ul');
  list.className = 'told';
  const since = state.status.guide?.since ?? [];  // much happened: the three that tell most
  list.append(...(since.length ? since : lines().slice(-5)).map((/** @type {{text: string, clause: string}} */ line) => {
    const item = document.createElement('li'), button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset.clause = line.clause;
    button.textContent = line.text;
    item.append(button);
    return item;
  }));
  const head = document.createElement('h3');
  head.textContent = words.sinceturn;
  fill('told', ...since.length ? [head] : [], list);
}
/** Ask what a thing is. @param {string} key */
export function lookAt(key) {
  if (!key || key.startsWith('option/')) return;
  if (at !== key) known = '';
  at = key;
  send({ type: 'look', seat: state.seat, target: key });
}
/** @param {{target: string, markup: string}} sheet */
export function shown({ target, markup }) {
  if (target !== at || state.selected || !markup) return;
  if (slot().dataset.uiOf === 'sheet' && markup === known) return;  // whoever reads stays where they are
  known = markup;
  fill('sheet', ...drawn(markup));
}
/** What lies in sight is told as it is now. */
document.addEventListener('settled', () => { if (at && slot().dataset.uiOf === 'sheet') lookAt(at); });

/** The mouse rests on a thing, or a finger does: that is a question too. */
let resting = 0, pressing = 0;
/** @type {Element|null} */
let raised = null;
const thing = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest?.('[data-spot], [data-look]');
const named = (/** @type {Element} */ one) => one.getAttribute('data-look') ?? keyOf(one);
scene.addEventListener('pointerover', event => {
  clearTimeout(resting);
  const one = thing(event);
  if (event.pointerType === 'mouse' && one && !state.selected && named(one) !== at) resting = setTimeout(() => lookAt(named(one)), 280);
});
scene.addEventListener('pointerdown', event => {
  const one = thing(event);
  if (event.pointerType === 'mouse' || !one) return;
  pressing = setTimeout(() => { raise(one); lookAt(named(one)); }, 380);
});
for (const name of ['pointerup', 'pointercancel', 'pointermove']) scene.addEventListener(name, event => {
  const { movementX: x, movementY: y } = /** @type {PointerEvent} */ (event);
  if (name !== 'pointermove' || Math.abs(x) + Math.abs(y) > 4) clearTimeout(pressing);
});
/** A long press is no click. */
scene.addEventListener('click', event => { if (raised && thing(event) === raised) { event.stopPropagation(); event.preventDefault(); } raise(null); }, true);
scene.addEventListener('contextmenu', event => { if (raised) event.preventDefault(); });
/** Enlarge a card; nothing: none. @param {Element|null} one */
export function raise(one) {
  for (const old of scene.querySelectorAll('.card.raised')) if (old !== one) old.classList.remove('raised');
  raised = one;
  one?.closest('.card')?.classList.add('raised');
}
slot().addEventListener('click', (/** @type {Event} */ event) => { if (!(/** @type {Element} */ (event.target).closest('button, a, summary'))) slot().classList.toggle('tall'); });
