// @ts-check
// The open question: what is on offer, selected, looked ahead at and confirmed.
import { curtain, seatPicker } from './curtain.js';
import { home, rove, seen } from './focus.js';
import { send } from './link.js';
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
  if ($('prompt').textContent !== prompt) $('prompt').textContent = prompt;
  if (!same) $('heard').textContent = ask ? `${before} ${prompt} ${ask.options.map(option => option.text).join('; ')}` : `${before} ${prompt}`;
  document.body.classList.toggle('my-turn', ask !== null);
  document.body.dataset.uiAsk = ask?.id ?? '';
  const undo = $('undo');
  undo.disabled = false;
  undo.setAttribute('aria-disabled', String(!status.undo.can));
  undo.title = status.undo.text;
  undo.hidden = state.seat === null;
  light();
  seatPicker();
  curtain();
  if (!same && (ask || status.over)) look();
  if (ask && !same && state.keyboard && !document.querySelector('dialog[open]') && (document.activeElement === document.body || !document.activeElement)) rove(spots().find(offered), true);
  else rove();
}

/** Bring what can be chosen first, or the result, into sight. */
function look() {
  const first = state.status.over ? elements.get('result/panel') : spots().find(spot => offered(spot) && scene.contains(spot));
  if (first?.closest('.mine')) { home(); first.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
  else if ((first && !first.closest('svg')) || !home()) seen(first);
}

/** Options that belong to nothing on the table, and the way to the replay. */
function loose() {
  const place = $('commit').parentElement, now = `${state.ask?.id}/${state.status.over}`;
  if (place.dataset.uiFor === now) return;  // nodes that live stay: someone may be on one
  place.dataset.uiFor = now;
  for (const old of place.querySelectorAll('.loose')) old.remove();
  /** @type {HTMLElement[]} */
  const made = [...state.byKey].filter(([key]) => key.startsWith('option/')).map(([key, [option]]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.spot = key;
    button.textContent = option.text;
    return button;
  });
  for (const [there, href, text] of /** @type {[boolean, string, string][]} */ ([[state.status.over, `/replay/${start.table}`, words.replay], [state.status.next, `/t/${start.table}/next`, words.next]])) {
    if (!there) continue;
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    made.push(link);
  }
  for (const one of made) { one.className = 'loose'; place.prepend(one); }
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
  commit.querySelector('span').textContent = chosen?.text ?? words.confirm;
  if (!chosen) $('peek').hidden = true;
}

export function select(/** @type {string|null} */ id) {
  state.selected = id;
  light();
  if (id && state.ask) {
    send({ type: 'preview', seat: state.ask.seat, question: state.ask.id, option: id });
    if ($('first-click').checked) commit();
  }
}
export function peek(/** @type {string} */ markup) {
  const box = $('peek'), over = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  box.innerHTML = markup;
  box.hidden = !markup;
  box.classList.remove('aside');  // never over what is picked: the second click is for that
  box.classList.toggle('aside', spots().some(spot => spot.hasAttribute('data-ui-sel') && over(spot.getBoundingClientRect(), box.getBoundingClientRect())));
}
export function choose(/** @type {string} */ key) {
  const options = state.byKey.get(key);
  if (options?.some(option => option.id === state.selected)) return commit();
  if (options) { says(''); return select(options[0].id); }
  select(null);
  if (state.seat === null) says(words.watching);
  else why(key);
}
export const why = (/** @type {string} */ target) => send({ type: 'why', seat: state.seat, target });
/** Another way to use the same thing. */
export function turn() {
  const options = [...state.byKey.values()].find(some => some.some(option => option.id === state.selected)) ?? [];
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
