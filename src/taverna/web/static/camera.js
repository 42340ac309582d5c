// @ts-check
// The camera over a board: the whole of it, closer, further, along. It sets sizes and never scales, so that lines stay sharp;
// at rest it leaves the board to the stylesheet, which shows it whole. Knows no game.
import { calm, scene } from './patch.js';

/** What is seen: pixels a unit has (null: the whole board) and the middle of the sight, in units. @type {{per: number|null, x: number, y: number}} */
const view = { per: null, x: 0, y: 0 };
let held = false, home = false, had = '', room = { of: '', x: 0, y: 0, w: 1, h: 1 };
const stage = () => /** @type {HTMLElement|null} */ (scene.querySelector('.stage'));
const board = () => /** @type {HTMLElement|null} */ (scene.querySelector('.stage > .board[data-unit]'));
const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** The board, what it shows, the room there is for it, and how many pixels a unit has when it is whole and at least. */
function ground() {
  const on = board(), box = /** @type {SVGSVGElement|null} */ (on?.querySelector('svg[viewBox]'))?.viewBox.baseVal, area = stage();
  if (!on || !box?.width || !area?.clientWidth) return null;
  const size = `${area.clientWidth} ${area.clientHeight}`;
  if (room.of !== size) {  // the stylesheet says where the whole board lies: ask it once for each size of the stage
    on.style.cssText = '';
    room = { of: size, x: on.offsetLeft, y: on.offsetTop, w: on.offsetWidth, h: on.offsetHeight };
  }
  const fit = Math.min(room.w / box.width, room.h / box.height), unit = Number(on.dataset.unit);
  return { on, box, room, fit, least: Math.max(fit, Number(on.dataset.least) / unit), most: Math.max(fit * 1.5, 140 / unit) };
}

/** Lay the board so that the sight is as it should be. */
function place() {
  const now = ground();
  if (!now) return;
  const { on, box, room, fit } = now, { style } = on;
  if (view.per === null || view.per <= fit * 1.001) { view.per = null; if (style.length) style.cssText = ''; return chart(now); }
  const beyond = 90 / view.per, w = room.w / view.per - 2 * beyond, h = room.h / view.per - 2 * beyond;  // so that no edge stays under a button
  view.x = clamp(view.x, box.x + w / 2, box.x + box.width - w / 2);
  view.y = clamp(view.y, box.y + h / 2, box.y + box.height - h / 2);
  Object.assign(style, {
    inset: 'auto', left: '0', top: '0', width: `${box.width * view.per}px`, height: `${box.height * view.per}px`,
    translate: `${room.x + room.w / 2 - (view.x - box.x) * view.per}px ${room.y + room.h / 2 - (view.y - box.y) * view.per}px`,
  });
  chart(now);
}

/** The small map: the board's own floor, and what part of it is in sight. @param {NonNullable<ReturnType<typeof ground>>} now */
function chart({ on, box, room, fit }) {
  const small = /** @type {HTMLElement|null} */ (scene.querySelector('.smallmap')), per = view.per ?? fit;
  if (!small) return;
  small.hidden = view.per === null;
  if (small.hidden) return;
  const floor = on.querySelector('svg'), mark = `${floor?.getAttribute('viewBox')} ${floor?.childElementCount}`;
  if (had !== mark || !small.firstChild) {
    had = mark;
    const copy = /** @type {SVGSVGElement} */ (floor?.cloneNode(true)), frame = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const one of [copy, ...copy.querySelectorAll('[data-k], [data-layer], [data-spot], [tabindex]')]) for (const name of ['data-k', 'data-layer', 'data-spot', 'tabindex', 'style', 'role', 'aria-label']) one.removeAttribute(name);
    frame.setAttribute('class', 'in-sight');
    copy.append(frame);
    copy.setAttribute('aria-hidden', 'true');
    small.replaceChildren(copy);
  }
  const rect = small.querySelector('.in-sight'), w = Math.min(room.w / per, box.width), h = Math.min(room.h / per, box.height);
  for (const [name, value] of Object.entries({ x: view.x - w / 2, y: view.y - h / 2, width: w, height: h })) rect?.setAttribute(name, String(value));
}

/** Closer or further, keeping the point under (x, y) of the window where it is. @param {number} by */
export function zoom(by, x = NaN, y = NaN) {
  const now = ground();
  if (!now) return;
  const { on, box, fit, most } = now, seen = on.getBoundingClientRect(), area = stage()?.getBoundingClientRect() ?? seen, per = view.per ?? fit;
  if (view.per === null) { view.x = box.x + box.width / 2; view.y = box.y + box.height / 2; }
  const to = clamp(per * by, fit, most), px = Number.isNaN(x) ? area.left + area.width / 2 : x, py = Number.isNaN(y) ? area.top + area.height / 2 : y;
  const sx = seen.width / 2 + seen.left, sy = seen.height / 2 + seen.top;
  const ux = box.x + box.width / 2 + (px - sx) / per, uy = box.y + box.height / 2 + (py - sy) / per;
  view.x = ux + (view.x - ux) * per / to;
  view.y = uy + (view.y - uy) * per / to;
  view.per = to;
  held = true;
  place();
}
export function whole() { view.per = null; held = true; place(); }
/** @param {number} dx @param {number} dy in pixels */
export function pan(dx, dy) {
  if (view.per === null) return;
  view.x += dx / view.per;
  view.y += dy / view.per;
  held = true;
  place();
}

/** Look at a thing on the board, if it is not in sight; with others of its kind, as far as all can be seen at once. @param {Element|null|undefined} thing @param {Element[]} others */
export function aim(thing, others = []) {
  const now = ground();
  if (!now || !thing || !now.on.contains(thing)) return place();
  const { on, box, fit, least } = now;
  if (view.per === null && !held && least > fit * 1.05) { view.per = least; view.x = box.x + box.width / 2; view.y = box.y + box.height / 2; place(); }
  if (view.per === null) return place();
  const seen = on.getBoundingClientRect(), area = stage()?.getBoundingClientRect() ?? seen, edge = 70;
  let at = thing.getBoundingClientRect();
  for (const other of others) {
    const more = other.getBoundingClientRect(), x = Math.min(at.x, more.x), y = Math.min(at.y, more.y), w = Math.max(at.right, more.right) - x, h = Math.max(at.bottom, more.bottom) - y;
    if (w < area.width && h < area.height) at = new DOMRect(x, y, w, h);
  }
  if ((held || home) && at.left > area.left + edge && at.right < area.right - edge && at.top > area.top + edge && at.bottom < area.bottom - edge) return place();
  view.x = box.x + (at.left + at.width / 2 - seen.left) / view.per;
  view.y = box.y + (at.top + at.height / 2 - seen.top) / view.per;
  if (!calm() && home) on.classList.add('gliding');
  home = true;
  place();
  setTimeout(() => on.classList.remove('gliding'), 300);
}
/** After the board has changed. */
export const refit = place;

/** @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
let moved = 0;
const inside = (/** @type {Event} */ event) => { const on = /** @type {Element} */ (event.target); return board() !== null && !!on.closest?.('.stage') && !on.closest('.track, .corner, .zoom, .result, .over-stage'); };
scene.addEventListener('pointerdown', event => {
  if (!inside(event) || event.button > 0) return;
  if (!fingers.size) moved = 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
window.addEventListener('pointermove', event => {
  const was = fingers.get(event.pointerId);
  if (!was) return;
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at), dx = event.clientX - was.x, dy = event.clientY - was.y;
  moved += Math.abs(dx) + Math.abs(dy);
  if (others.length === 1) {
    const [other] = others, before = Math.hypot(was.x - other.x, was.y - other.y), after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (before > 0) zoom(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
  } else if (!others.length && moved > 6) pan(-dx, -dy);
  was.x = event.clientX;
  was.y = event.clientY;
});
for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, event => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
/** A drag is no click; everything else is left to whoever the click is for. */
scene.addEventListener('click', event => { if (moved > 8 && view.per !== null && inside(event)) { event.stopPropagation(); event.preventDefault(); moved = 0; } }, true);
scene.addEventListener('wheel', event => {
  if (!inside(event)) return;
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 420), event.clientX, event.clientY);
}, { passive: false });
scene.addEventListener('click', event => {
  const target = /** @type {Element} */ (event.target), act = target.closest('[data-camera]')?.getAttribute('data-camera'), small = target.closest('.smallmap');
  if (act === 'closer') zoom(1.3);
  if (act === 'further') zoom(1 / 1.3);
  if (act === 'whole') whole();
  const now = small && ground(), seen = small?.getBoundingClientRect();
  if (now && seen && view.per) {
    const by = Math.min(seen.width / now.box.width, seen.height / now.box.height);
    view.x = now.box.x + now.box.width / 2 + (event.clientX - seen.left - seen.width / 2) / by;
    view.y = now.box.y + now.box.height / 2 + (event.clientY - seen.top - seen.height / 2) / by;
    place();
  }
});
window.addEventListener('resize', place);
/** @type {Record<string, () => void>} */
export const CAMERA = { '+': () => zoom(1.3), '=': () => zoom(1.3), '-': () => zoom(1 / 1.3), 0: whole, c: () => { document.documentElement.toggleAttribute('data-places'); } };
/** @type {Record<string, [number, number]>} */
const ALONG = { ArrowRight: [80, 0], ArrowLeft: [-80, 0], ArrowDown: [0, 80], ArrowUp: [0, -80] };
export const along = (/** @type {string} */ key) => { const way = ALONG[key]; if (way) { if (view.per === null) zoom(1.5); pan(...way); } return !!way; };
