// @ts-check
// The guide of a first game, and the sentence said when something is seen for the first time. What it says comes with the
// status; what has been read, and what was seen before, is kept on this device.
/** @typedef {{id: string, text: string, why: string, show: string[], clauses: string[]}} Step */
/** @typedef {{first: {id: string, text: string}[], since?: {text: string, clause: string}[], lesson?: string, title?: string, of?: number, steps?: Step[], advice?: string|null, stray?: {why: string, fresh: boolean}|null, end?: string|null}} Guide */
import { undo } from './asking.js';
import { seen as bring } from './focus.js';
import { $, scene, words } from './patch.js';
import { keyOf, start, state } from './state.js';

const box = $('guide'), memory = `guide:${start.table}`, marks = `seen:${start.game}`, none = /** @type {any} */ ({ first: [] });
/** @template T @param {string} key @param {T} otherwise @returns {T} */
const kept = (key, otherwise) => { try { return JSON.parse(localStorage.getItem(key) ?? '') ?? otherwise; } catch { return otherwise; } };
const keep = (/** @type {string} */ key, /** @type {unknown} */ what) => localStorage.setItem(key, JSON.stringify(what));
/** `at`: the page one reads; `known`: how many steps had come; `hidden`: put away. */
const place = kept(memory, { at: 0, known: 0, hidden: false });
/** The sentence that stands, until one has done something. */
let mark = { id: '', text: '', ask: '' };
/** @type {Guide} */
let guide = none;

const steps = () => guide.steps ?? [];
const last = () => steps().length - (guide.end == null ? 1 : 0);
/** The step of the page one reads; past the last: the end. */
const step = () => steps()[place.at];

document.addEventListener('settled', () => {
  guide = state.status.guide ?? none;
  if (steps().length !== place.known) {
    place.at = steps().length > place.known ? place.known : Math.max(0, steps().length - 1);
    place.known = steps().length;
  }
  place.at = Math.max(0, Math.min(place.at, last()));
  if (guide.lesson) keep(memory, place);
  first();
  draw();
});
document.addEventListener('selected', () => queueMicrotask(draw));  // once the look slot tells of it

/** The first time something appears; in a lesson the guide speaks, unless it was put away. */
function first() {
  const ask = state.ask?.id ?? '';
  if (mark.id && mark.ask !== ask) mark = { id: '', text: '', ask };
  if (mark.id || localStorage.getItem('no-coach') || (guide.lesson && !place.hidden)) return;  // never over what the guide says
  const before = kept(marks, /** @type {string[]} */ ([])), found = guide.first.find(one => !before.includes(one.id));
  if (!found) return;
  mark = { ...found, ask };
  keep(marks, [...before, found.id]);
}

/** @param {string} tag @param {string} text @param {string} [name] */
function made(tag, text, name = '') {
  const node = document.createElement(tag);
  node.textContent = text;
  node.className = name;
  return node;
}
/** @param {string} text @param {() => void} work @param {string} [name] */
function button(text, work, name = 'act') {
  const node = /** @type {HTMLButtonElement} */ (made('button', text, name));
  node.type = 'button';
  node.addEventListener('click', event => { event.stopPropagation(); work(); });
  return node;
}
/** A form that asks the host for another table. @param {string} where @param {string} text */
function form(where, text) {
  const node = document.createElement('form'), field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'table', value: start.table });
  Object.assign(node, { method: 'post', action: where });
  node.append(field, made('button', text, 'act'));
  return node;
}
function turn(/** @type {number} */ by) {
  place.at = Math.max(0, Math.min(last(), place.at + by));
  keep(memory, place);
  draw();
  /** @type {HTMLElement|null} */ (box.querySelector(by > 0 ? '.onward' : '.act'))?.focus();
}
function put(/** @type {boolean} */ away) {
  place.hidden = away;
  if (guide.lesson) keep(memory, place);
  if (away) mark = { id: '', text: '', ask: state.ask?.id ?? '' };
  draw();
}

function draw() {
  const speaks = guide.lesson ? steps().length > 0 : mark.id !== '';
  box.hidden = !speaks;
  box.classList.toggle('away', !!guide.lesson && place.hidden && !mark.id);
  box.classList.toggle('mark', mark.id !== '');
  const parts = !speaks ? [] : mark.id ? [made('p', mark.text), acts(button(words.gotit, () => put(true)))] : place.hidden ? [button(words.guide, () => put(false))] : told();
  const now = parts.map(part => part.textContent).join('|');
  if (box.dataset.uiNow !== now) { box.dataset.uiNow = now; box.replaceChildren(...parts); }  // nodes that live stay: someone may be on one
  light();
}
const acts = (/** @type {Node[]} */ ...nodes) => { const row = made('div', '', 'row'); row.append(...nodes); return row; };

/** The page one reads. */
function told() {
  const here = step(), stray = guide.stray, head = made('header', '');
  head.append(made('b', guide.title ?? ''), made('span', here ? `${place.at + 1}/${guide.of}` : ''), button('×', () => put(true), 'tool'));
  head.lastElementChild?.setAttribute('aria-label', words.guidehide);
  const parts = [head], other = state.selected && guide.advice && state.selected !== guide.advice && place.at === steps().length - 1;
  if (stray?.fresh) parts.push(made('p', `${words.strayed} ${stray.why}`, 'stray'));
  parts.push(made('p', here ? here.text : guide.end || words.guideend));
  if (here?.why && other) parts.push(made('p', `${words.otherwise} ${here.why}`, 'stray'));
  else if (here?.why) parts.push(made('p', here.why, 'why'));
  const row = acts();
  if (place.at > 0) row.append(button(words.before, () => turn(-1)));
  if (stray?.fresh && state.status.undo.can) row.append(button(words.takeback, undo));
  else if (stray) row.append(form(`/learn/${start.game}/again`, words.again));
  if (!here) row.append(form(`/learn/${start.game}`, words.anew));
  if (place.at < last()) row.append(button(words.after, () => turn(1), 'act onward'));
  if (row.childNodes.length) parts.push(row);
  return parts;
}

/** What is spoken of, and what is advised. */
function light() {
  const open = guide.lesson && !place.hidden && !mark.id, at = open ? step() : undefined, advised = open && place.at >= steps().length - 1 ? state.ask?.options.find(option => option.id === guide.advice) : undefined;
  const on = new Set(advised ? advised.on.length ? advised.on : [`option/${advised.id}`] : []), shown = at?.show ?? [];
  for (const old of document.querySelectorAll('[data-ui-guide]')) old.removeAttribute('data-ui-guide');
  let firstLit = /** @type {Element|null} */ (null);
  for (const one of document.querySelectorAll('#scene [data-k], #scene [data-look], [data-spot]')) {
    const key = keyOf(one) || (one.getAttribute('data-look') ?? one.getAttribute('data-k') ?? '');
    const lit = on.has(key) ? 'advised' : shown.some(show => show === key || (show.endsWith('/') && key.startsWith(show))) ? 'shown' : '';
    if (!lit) continue;
    one.setAttribute('data-ui-guide', lit);
    firstLit ??= one;
  }
  corner();
  if (firstLit && at && light.at !== `${place.at}/${state.ask?.id}` && scene.contains(firstLit)) {
    if (!firstLit.closest('.side')) scene.querySelector('.side')?.scrollTo(0, 0);  // whoever was read of there is past
    bring(firstLit);
  }
  light.at = `${place.at}/${state.ask?.id}`;
}
light.at = '';
/** Stand in the corner of the board where least of what is spoken of is covered. */
function corner() {
  const lit = [...document.querySelectorAll('[data-ui-guide], [data-ui-sel], .hands [data-ui-sel] > .whole')].map(one => ({ ...(one.closest('.hands > * > :not(.card)') ?? one).getBoundingClientRect().toJSON(), much: one.matches('[data-ui-guide=shown]') ? 1 : 5 }));
  const onMap = document.querySelector('.board[data-unit] [data-ui-guide]');  // there the camera brings it to the middle
  let best = '', least = Infinity;
  for (const where of innerWidth > 700 ? ['', 'right', 'low', 'low right'] : !onMap ? ['', 'low'] : state.selected ? ['low', ''] : ['low']) {
    box.dataset.uiCorner = where;
    const mine = box.getBoundingClientRect();
    const covered = lit.reduce((sum, one) => sum + Math.max(0, Math.min(mine.right, one.right) - Math.max(mine.left, one.left)) * Math.max(0, Math.min(mine.bottom, one.bottom) - Math.max(mine.top, one.top)) * one.much, 0);
    if (covered < least) { least = covered; best = where; }
  }
  box.dataset.uiCorner = best;
}

document.addEventListener('keydown', event => {
  if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest('input, select, dialog') || box.hidden) return;
  if (place.hidden) put(false);
  else if (guide.lesson && !mark.id && place.at < last()) turn(1);
  else /** @type {HTMLElement|null} */ (box.querySelector('button'))?.focus();
});
$('coach').checked = !localStorage.getItem('no-coach');
$('coach').addEventListener('change', () => {
  if ($('coach').checked) localStorage.removeItem('no-coach'); else localStorage.setItem('no-coach', '1');
  if (!$('coach').checked) { mark = { id: '', text: '', ask: '' }; draw(); }
});
