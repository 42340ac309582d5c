// @ts-check
// Things and places on the page, what is animated there, and motes over it: numbers, cards, light. Nothing here is part of the scene.
import { scene } from './patch.js';
/** @typedef {{x: number, y: number, drawn: boolean}} Place in units of the board, or in pixels of the window */

/** How fast things are told: 0.5, 1, 2 or 4. */
export const pace = () => Number(localStorage.getItem('pace')) || 1;
/** @type {Set<Animation>} */
const running = new Set();
/** @type {Set<ReturnType<typeof setTimeout>>} */
const later = new Set();
const motes = document.createElement('div');
motes.id = 'motes';
motes.setAttribute('aria-hidden', 'true');
document.body.append(motes);

/** @param {string|undefined} key */
export const things = key => key ? /** @type {(HTMLElement|SVGElement)[]} */ ([...scene.querySelectorAll(`[data-k="${CSS.escape(key)}"]`)]) : [];
/** What in it is turned or thrown. @param {string|undefined} key @param {string} [mark] only those with this mark */
export const parts = (key, mark) => things(key).flatMap(one => { const inner = [...one.querySelectorAll(mark ? `[data-part="${mark}"]` : '[data-part]')]; return inner.length ? /** @type {HTMLElement[]} */ (inner) : [one]; });
/** Where a thing of the board stands, in its units. @param {Element} one @returns {Place|null} */
export function stands(one) {
  const at = /translate\(([-\d.e]+)[ ,]+([-\d.e]+)\)/.exec(one.getAttribute('transform') ?? '');
  return at && { x: Number(at[1]), y: Number(at[2]), drawn: true };
}
/** @param {Element} one @returns {Place} */
export function seen(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, drawn: false };
}
/** The place of the first thing with one of these keys that can be seen. @param {string[]} keys */
export function where(keys) {
  for (const key of keys) for (const one of things(key)) if (one.getClientRects().length) return seen(one);
  return null;
}
/** A point of the board, in the window. @param {[number, number]} point @returns {Place|null} */
export function onBoard([x, y]) {
  const at = /** @type {SVGSVGElement|null} */ (scene.querySelector('.board svg[viewBox]'))?.getScreenCTM();
  return at ? { x: at.a * x + at.c * y + at.e, y: at.b * x + at.d * y + at.f, drawn: false } : null;
}

/** @param {Element} one @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
export function animate(one, frames, how) {
  const made = one.animate(frames, { easing: 'ease-in-out', ...how });
  made.playbackRate = pace();
  running.add(made);
  const over = () => { if (how.fill === undefined || how.fill === 'backwards') running.delete(made); };
  made.finished.then(over, over);
  return made;
}
/** Something over the page, at a place, for a while. @param {string} look @param {Place|null} at @param {Keyframe[]} frames @param {number} duration */
export function mote(look, at, frames, duration, text = '') {
  if (!at) return;
  const one = document.createElement('i');
  one.className = look;
  one.textContent = text;
  motes.append(one);
  const place = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%) `, gone = () => one.remove();
  animate(one, frames.map(({ transform = '', ...frame }) => ({ ...frame, transform: place + transform })), { duration, fill: 'both' }).finished.then(gone, gone);
}

/** @param {number} ms @param {() => void} work */
export function soon(ms, work) {
  const timer = setTimeout(() => { later.delete(timer); work(); }, ms / pace());
  later.add(timer);
}

/** Everything is at its place at once. */
export function still() {
  for (const timer of later) clearTimeout(timer);
  later.clear();
  for (const one of running) one.cancel();
  running.clear();
  motes.replaceChildren();
}
