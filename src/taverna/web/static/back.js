// @ts-check
// Looking back on a finished game: the curve, what turned it, luck beside skill. Made by the host when somebody first asks.
import { $ } from './patch.js';

const box = $('back'), inside = $('back-found'), button = $('show-back');
/** @type {(at: number) => void} */
let jump = () => {};
let asked = false, of = 1, now = 0;

/** Which moment is shown. @param {number} at */
export function shows(at) {
  now = at;
  for (const line of box.querySelectorAll('.curve .now')) {
    const { left, right } = /** @type {SVGElement} */ (line.closest('.curve')).dataset, x = Number(left) + (Number(right) - Number(left)) * at / of;
    line.setAttribute('x1', String(x));
    line.setAttribute('x2', String(x));
  }
}
async function fetched() {
  const reply = await fetch(`/replay/${box.dataset.table}/back?lang=${document.documentElement.lang}`).catch(() => null);
  if (reply?.ok) {
    inside.innerHTML = await reply.text();
    of = Number(box.querySelector('.curve')?.dataset.of ?? 1) || 1;
    shows(now);
    if (!inside.querySelector('[data-done]')) return;
  }
  setTimeout(fetched, 1500);
}
/** @param {boolean} on */
function open(on) {
  box.hidden = !on;
  document.body.classList.toggle('looking-back', on);
  button.setAttribute('aria-expanded', String(on));
  const address = new URL(location.href);
  if (on) address.searchParams.set('back', ''); else address.searchParams.delete('back');
  history.replaceState(null, '', address);
  if (on && !asked) { asked = true; fetched(); }
}
/** @param {(at: number) => void} go */
export function lookBack(go) {
  jump = go;
  button.addEventListener('click', () => open(box.hidden));
  $('hide-back').addEventListener('click', () => { open(false); button.focus(); });
  // one curve of several, and its numbers
  inside.addEventListener('change', (/** @type {Event} */ event) => {
    const chosen = /** @type {HTMLInputElement} */ (event.target);
    if (chosen.name === 'back-curve') for (const one of inside.querySelectorAll('[data-curve]')) one.hidden = one.dataset.curve !== chosen.value;
  });
  document.addEventListener('click', event => {
    const target = /** @type {HTMLElement} */ (event.target), there = /** @type {HTMLElement|null} */ (target.closest('[data-at]')), curve = /** @type {SVGElement|null} */ (target.closest('.curve'));
    if (there) jump(Number(there.dataset.at));
    else if (curve) {
      const { left, right } = /** @type {{left: string, right: string}} */ (curve.dataset), shape = curve.getBoundingClientRect(), x = (/** @type {MouseEvent} */ (event).clientX - shape.left) * /** @type {SVGSVGElement} */ (curve).viewBox.baseVal.width / shape.width;
      jump(Math.round(of * Math.max(0, Math.min(1, (x - Number(left)) / (Number(right) - Number(left))))));
    }
  });
  // the head of a round in the log leads to its beginning, once the rounds are known
  $('log').addEventListener('click', (/** @type {Event} */ event) => {
    const head = /** @type {Element} */ (event.target).closest('h3'), rounds = inside.querySelectorAll('[data-round]');
    const there = head && rounds[[...$('log').querySelectorAll('h3')].indexOf(head)];
    if (!there) return;
    event.stopPropagation();
    jump(Number(there.dataset.at));
  }, true);
  if (new URL(location.href).searchParams.has('back')) open(true);
}
