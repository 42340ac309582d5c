// @ts-check
// Painting a position of the referee. What a stroke means, and what it leads to, is worked out and drawn by the host.
import { neighbour } from './arrows.js';
import { $, adopt, elements, replaceAll, scene, words } from './patch.js';
import { copied } from './seats.js';

/** @typedef {{at?: number[][], to?: number[], area?: number[], form?: Record<string, string>, erase?: boolean, back?: string, tool?: string, o?: number}} Act */
let p = scene.dataset.p ?? '', o = Number(scene.dataset.o), busy = false;
const past = /** @type {string[]} */ ([]), queue = /** @type {Act[]} */ ([]);
/** What is being dragged. @type {{last: HTMLElement, erase: boolean}|null} */
let drag = null;
/** The hex whose figure is in the hand. @type {HTMLElement|null} */
let held = null;
let box = /** @type {Record<string, string>|null} */ (null);

const says = (/** @type {string} */ text) => { $('says').textContent = text; };
const warn = (/** @type {string} */ text) => { says(text); $('pointed').textContent = text; };
const tool = () => /** @type {HTMLInputElement} */ (scene.querySelector('[name=tool]:checked')).value;
const spots = () => /** @type {HTMLElement[]} */ ([...scene.querySelectorAll(tool() === 'edge' ? '.side' : '.spot:not(.side)')]);
const hexes = (/** @type {HTMLElement} */ spot) => (spot.dataset.edge ?? spot.dataset.spot ?? '').split(' ').map(one => one.split(',').map(Number));

// -- to the host and back ---------------------------------------------------------------------------------------------
/** @param {Act} act */
function send(act) {
  const last = queue.at(-1);
  act.tool ??= tool();
  if (last?.at && act.at && last.tool === act.tool && last.erase === act.erase && !act.to && !last.to) last.at.push(...act.at);
  else queue.push(act);
  if (!busy) work();
}

async function work() {
  busy = true;
  delete scene.dataset.uiReady;
  for (let act; (act = queue.shift());) {
    const { back, ...body } = act;
    try {
      const reply = await fetch(`/api/referee/paint?game=${scene.dataset.game}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ p: back ?? p, o, lang: document.documentElement.lang, ...body }) });
      const read = await reply.json();
      if (reply.ok) show(read, back !== undefined);
      else warn(`${read.error.text} ${read.error.detail ?? ''}`);
    } catch {
      warn(words.lost);
    }
  }
  busy = false;
  scene.dataset.uiReady = '';
}

/** @param {any} drawn @param {boolean} back */
function show(drawn, back) {
  if (!back && drawn.p !== p) past.push(p);
  if (past.length > 200) past.shift();
  ({ p, o } = drawn);
  const focused = document.activeElement?.closest('[data-k]')?.getAttribute('data-k');
  replaceAll({ fragments: drawn.fragments, order: drawn.order });
  box = drawn.box;
  $('ui').replaceChildren();
  if (!drag) fit();
  settle();
  if (focused && !elements.has(focused)) spots()[0]?.focus({ preventScroll: true });
  says(drawn.said);
  if (drawn.note) warn(drawn.note);
  history.replaceState(null, '', drawn.address);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-lang]'))) link.href = `${drawn.address}&lang=${link.dataset.lang}`;
  $('undo').setAttribute('aria-disabled', String(!past.length));
}

/** The board keeps its place under a hand that is painting. */
const fit = () => { for (const name in box) $('board').setAttribute(name, box[name]); };

/** One spot of the board is in the order of tabs, and fields show what the position says. */
function settle() {
  for (const group of [spots(), /** @type {HTMLElement[]} */ ([...scene.querySelectorAll('[data-area]')])]) {
    const here = group.find(one => one === document.activeElement) ?? group.find(one => one.tabIndex === 0 && one.hasAttribute('tabindex')) ?? group[Math.floor(group.length / 2)];
    for (const one of group) one.setAttribute('tabindex', one === here ? '0' : '-1');
  }
  for (const field of $('panel').elements) {
    if (field.type === 'checkbox') field.checked = field.hasAttribute('checked');
    else if (field.localName === 'select') field.value = field.querySelector('[selected]')?.value;
    else if (field.type === 'number' && field !== document.activeElement) field.value = field.getAttribute('value');
  }
}

/** A spot in words, and how it is seen. @param {HTMLElement} spot */
function point(spot) {
  $('pointed').textContent = spot.getAttribute('aria-label');
  const [x1, y1, x2, y2] = (spot.dataset.line ?? '').split(' ').map(Number);
  $('ui').innerHTML = spot.dataset.line ? `<g class="sight"><line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/><circle cx="${x1}" cy="${y1}" r="5.5"/><circle cx="${x2}" cy="${y2}" r="5.5"/></g>` : '';
}

// -- painting ---------------------------------------------------------------------------------------------------------
/** @param {HTMLElement} spot @param {boolean} erase */
function stroke(spot, erase) {
  const [at, to] = hexes(spot);
  send({ at: [at], to, erase });
}
const has = (/** @type {HTMLElement} */ spot) => (spot.dataset.has ?? '').split(' ').includes(tool());
/** @param {HTMLElement|null} spot */
function hold(spot) {
  held?.removeAttribute('data-ui-held');
  held = spot;
  held?.setAttribute('data-ui-held', '');
}
/** Take a figure up, put it down, or look from here. @param {HTMLElement} spot @param {boolean} take */
function hand(spot, take) {
  const from = held;
  hold(null);
  if (from) return send({ at: hexes(from), to: hexes(spot)[0] });
  if (take && /character|summon|friend|acting/.test(spot.dataset.has ?? '')) { hold(spot); says(`${words.held} ${spot.getAttribute('aria-label')}`); } else stroke(spot, false);
}
/** @param {PointerEvent} event */
const under = event => /** @type {HTMLElement|null} */ (document.elementFromPoint(event.clientX, event.clientY)?.closest('#board .spot') ?? null);

scene.addEventListener('pointerdown', event => {
  const spot = under(event);
  if (!spot || event.button) return;
  event.preventDefault();
  spot.focus({ preventScroll: true });
  drag = { last: spot, erase: has(spot) };
  if (tool() !== 'hand') stroke(spot, drag.erase);
  else if (held) { hand(spot, false); drag = null; } else if (spot.dataset.has) hold(spot);
});
addEventListener('pointermove', event => {
  const spot = under(event);
  if (spot) point(spot);
  if (!drag || !spot || spot === drag.last) return;
  drag.last = spot;
  if (tool() !== 'hand' && has(spot) === drag.erase) stroke(spot, drag.erase);
});
addEventListener('pointerup', () => {
  if (drag && tool() === 'hand') hand(drag.last, false);
  drag = null;
  fit();
});
addEventListener('pointercancel', () => { drag = null; hold(null); fit(); });

// -- keys, tools, the form --------------------------------------------------------------------------------------------
scene.addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target), spot = /** @type {HTMLElement|null} */ (target.closest('.spot, [data-area]'));
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pick = /** @type {HTMLInputElement|null} */ (scene.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`));
  if (pick && target.closest('.spot, .tools')) { pick.checked = true; picked(); return event.preventDefault(); }
  if (event.key === 'Escape') hold(null);
  if (!spot) return;
  if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    const next = neighbour(spot, event.key, spot.dataset.area ? [...scene.querySelectorAll('[data-area]')].map(one => /** @type {HTMLElement} */ (one)) : spots());
    if (next) { next.focus(); settle(); point(next); }
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (spot.dataset.area) send({ area: spot.dataset.area.split(',').map(Number) });
    else if (tool() === 'hand') hand(spot, true);
    else stroke(spot, has(spot));
  }
});
scene.addEventListener('click', event => {
  const target = /** @type {HTMLElement} */ (event.target), link = /** @type {HTMLElement|null} */ (target.closest('[data-outcome]')), cell = /** @type {HTMLElement|null} */ (target.closest('[data-area]'));
  if (cell) send({ area: cell.dataset.area?.split(',').map(Number) });
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); send({ o: Number(link.dataset.outcome) }); }
});
function picked() {
  hold(null);
  const edges = !!scene.querySelector('.side');
  scene.dataset.uiTool = tool();
  if (edges !== (tool() === 'edge')) send({});
}
scene.addEventListener('change', event => {
  if (/** @type {any} */ (event.target).name === 'tool') return picked();
  send({ form: Object.fromEntries(/** @type {any} */ (new FormData($('panel')))) });
});
$('panel').addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());
const undo = () => { if (past.length) send({ back: past.pop() }); };
$('undo').addEventListener('click', undo);
addEventListener('keydown', event => {
  if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !/** @type {HTMLElement} */ (event.target).closest('[type=number]')) { event.preventDefault(); undo(); }
});
$('share').addEventListener('click', () => copied(new URL(`/referee?p=${p}${o ? `&o=${o}` : ''}`, location.href).href, warn));

adopt({});
settle();
scene.dataset.uiTool = tool();
scene.dataset.uiReady = '';
