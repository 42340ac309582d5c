// @ts-check
// The open question: what is on offer, selected, looked ahead at and confirmed.
import { refit } from './camera.js';
import { curtain, seatPicker } from './curtain.js';
import { home, likely, rove, seen } from './focus.js';
import { send } from './link.js';
import { lookAt, peek, rest } from './look.js';
import { $, elements, scene, words } from './patch.js';
import { says } from './says.js';
import { keyOf, offered, spots, start, state } from './state.js';
/** @typedef {import('./state.js').Ask} Ask */
/** @typedef {import('./state.js').Status} Status */

/** Nothing is asked while something is told. */
export function hush() {
  state.byKey.clear();
  state.ask = state.selected = null;
  light();
}

/** @param {{ask: Ask|null, status: Status}} now @param {string} [before] what was told just before */
export function settle({ ask, status }, before = '') {
  const same = ask !== null && ask.id === state.ask?.id;
  if (!same) state.selected = null;
  state.ask = ask;
  state.status = status;
  state.byKey = new Map();
  for (const option of ask?.options ?? []) for (const key of option.on.length ? option.on : [`option/${option.id}`]) state.byKey.set(key, [...state.byKey.get(key) ?? [], option]);
  loose();
  const asked = status.seats.filter(one => one.asked).map(one => one.name).join(', ');
  const prompt = ask ? ask.prompt : status.over ? words.over : asked ? words.waiting.replace('{who}', asked) : words.watching;
  say(prompt);
  asker(ask?.seat ?? status.seats.find(one => one.asked)?.seat);
  if (!same) $('heard').textContent = ask ? `${before} ${prompt} ${ask.options.map(option => option.text).join('; ')}` : `${before} ${prompt}`;
  document.body.classList.toggle('my-turn', ask !== null);
  document.body.classList.toggle('dire', !!ask?.dire);
  document.body.dataset.uiAsk = ask?.id ?? '';
  const undo = $('undo');
  undo.disabled = false;
  undo.setAttribute('aria-disabled', String(!status.undo.can));
  undo.title = status.undo.text;
  undo.hidden = state.seat === null;
  light();
  refit();
  sheet();
  seatPicker();
  curtain();
  if (!same && (ask || status.over)) look();
  if (ask && !same && state.keyboard && !document.querySelector('dialog[open]') && idle()) rove(likely(), true);
  else rove();
  document.dispatchEvent(new Event('settled'));
}

/** The focus is on nothing, or on something that cannot be had any more. */
const idle = () => { const on = document.activeElement; return !on || on === document.body || on.id === 'commit' || (on.matches('[data-spot]') && !offered(on)); };

let opened = false;
/** On a phone: everyone, the goal and one's mat, as a sheet over the board. */
export function sided(open = !document.body.classList.contains('sided')) {
  opened = false;
  document.body.classList.toggle('sided', open);
  $('show-side').setAttribute('aria-expanded', String(open));
}
/** The sheet opens by itself where all that is on offer lies in it, and closes after that. */
function sheet() {
  if (opened) sided(false);
  if (state.ask && scene.querySelector('[data-ui-on]') && !spots().some(offered)) { sided(true); opened = true; }
}

/** The prompt has one box: long words are smaller, not higher. @param {string} text */
export function say(text) {
  const head = $('prompt');
  if (head.textContent !== text) head.textContent = text;
  head.classList.toggle('some', text.length > 28);
  head.classList.toggle('much', text.length > 42);
  head.classList.toggle('long', text.length > 70);
  head.classList.toggle('longer', text.length > 92);
}
/** The face of whoever decides, as it stands among the others. @param {number|undefined} seat */
function asker(seat) {
  const face = seat === undefined ? null : elements.get(`seat/${seat}`)?.querySelector('.pic');
  $('asker').replaceChildren(...face ? [face.cloneNode(true)] : []);
}

/** Bring what can be chosen first, or the result, into sight. */
function look() {
  const all = state.status.over ? [] : spots().filter(spot => offered(spot) && scene.contains(spot)), first = state.status.over ? elements.get('result/panel') : all[0];
  if (first?.closest('.board')) home() || seen(first, all.filter(spot => spot.closest('.board')));
  else { home(); first?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
}

/** Options that belong to nothing on the table, and the way to the replay. */
function loose() {
  const place = $('others'), now = `${state.ask?.id}/${state.status.over}/${state.status.again?.table ?? ''}`;
  if (place.dataset.uiFor === now) return;  // nodes that live stay: someone may be on one
  place.dataset.uiFor = now;
  /** @type {HTMLElement[]} */
  const made = [...state.byKey].filter(([key]) => key.startsWith('option/')).map(([key, [option]]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.spot = key;
    button.textContent = option.short || option.text;
    button.title = option.text;
    return button;
  });
  for (const [there, href, text] of /** @type {[boolean, string, string][]} */ ([[state.status.next, `/t/${start.table}/next`, words.next]])) {
    if (!there) continue;
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    made.push(link);
  }
  for (const one of made) one.className = 'act loose';
  place.replaceChildren(...made);
  $('options').replaceChildren(...(state.ask?.options ?? []).map(option => {
    const item = document.createElement('li'), button = document.createElement('button');
    button.type = 'button';
    button.dataset.option = option.id;
    button.textContent = option.text;
    item.append(button);
    return item;
  }));
}

export function light() {
  const chosen = state.ask?.options.find(option => option.id === state.selected);
  for (const past of document.querySelectorAll('[data-ui-on]:not([data-spot])')) past.removeAttribute('data-ui-on');  // a thing that was a choice and is none any more
  for (const spot of document.querySelectorAll('[data-spot]')) {
    const key = keyOf(spot), on = offered(spot);
    spot.toggleAttribute('data-ui-on', on);
    spot.toggleAttribute('data-ui-sel', !!chosen && (chosen.on.includes(key) || key === `option/${chosen.id}`));
    spot.toggleAttribute('data-ui-mark', !!chosen && !chosen.on.includes(key) && chosen.shows.includes(key));
    spot.toggleAttribute('data-ui-chosen', !!state.status.chosen?.on.includes(key));
    if (on) spot.setAttribute('aria-description', words.offered); else spot.removeAttribute('aria-description');
  }
  for (const button of $('options').querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.dataset.option === state.selected));
  const commit = $('commit');
  commit.disabled = !chosen;
  commit.hidden = state.seat === null || state.status.over;
  commit.querySelector('b').textContent = chosen?.short || words.confirm;
  $('other-way').hidden = !chosen || ways().length < 2;
  if (!chosen && $('look').dataset.uiOf !== 'sheet') rest();
}

export function select(/** @type {string|null} */ id, commits = true) {
  const chosen = state.ask?.options.find(option => option.id === id);
  state.selected = id;
  if (!chosen) $('look').dataset.uiOf = '';
  light();
  document.dispatchEvent(new Event('selected'));
  if (chosen && state.ask) {
    peek(chosen.text);
    send({ type: 'preview', seat: state.ask.seat, question: state.ask.id, option: id });
    if (commits && $('first-click').checked) commit();
  }
}
export function choose(/** @type {string} */ key) {
  const options = state.byKey.get(key);
  if (options?.some(option => option.id === state.selected)) return commit();
  if (options) { says(''); return select(options[0].id); }
  select(null);
  lookAt(key);
  if (state.seat === null) says(words.watching);
  else why(key);
}
export const why = (/** @type {string} */ target) => send({ type: 'why', seat: state.seat, target });
/** Another way to use the same thing. */
const ways = () => [...state.byKey.values()].find(some => some.some(option => option.id === state.selected)) ?? [];
export function turn() {
  const options = ways();
  if (options.length > 1) select(options[(options.findIndex(option => option.id === state.selected) + 1) % options.length].id);
}
export function commit() {
  if (!state.ask || !state.selected || state.pending?.question === state.ask.id) return;
  state.pending = { type: 'answer', seat: state.ask.seat, question: state.ask.id, option: state.selected };
  says('');
  send(state.pending);
}
export function undo() {
  if (state.seat === null) return;
  if (!state.status.undo.can) return says(state.status.undo.text);
  send({ type: 'undo', seat: state.seat, question: state.status.undo.question });
}
