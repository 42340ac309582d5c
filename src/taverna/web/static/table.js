// @ts-check
// The table: a socket, the open question, and turning clicks and keys on things into option ids. Knows no game.
import { $, adopt, apply, arrange, calm, elements, replaceAll, scene, words } from './patch.js';
import { openRule, tell } from './log.js';
import { back, leave } from './away.js';
import { neighbour } from './arrows.js';
import { copied, showSeats } from './seats.js';

/** @typedef {{id: string, text: string, on: string[], shows: string[]}} Option */
/** @typedef {{seat: number, id: string, prompt: string, secret: boolean, options: Option[]}} Ask */
const start = JSON.parse($('start').textContent);
const state = {
  /** @type {number|null} */ seat: start.seat, /** @type {number[]} */ held: start.held, have: start.to, /** @type {Ask|null} */ ask: null,
  status: start.status, /** @type {string|null} */ selected: null, /** @type {any} */ pending: null, /** @type {WebSocket|null} */ socket: null,
  tries: 0, heardAt: 0, keyboard: false, lost: false,
};
const spots = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-spot]')].filter(spot => spot.getClientRects().length));
const keyOf = (/** @type {Element} */ spot) => spot.getAttribute('data-spot') ?? '';
const nameOf = (/** @type {number} */ seat) => state.status.seats[seat]?.name ?? '';

// ---- socket: an update names the scene it starts from and the one it leads to ---------------------------------------
function connect() {
  const socket = state.socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${start.table}/live`);
  socket.onopen = () => { state.tries = 0; hello(state.seat); if (state.pending) send(state.pending); };
  socket.onmessage = event => { state.heardAt = Date.now(); receive(JSON.parse(event.data)); };
  socket.onclose = () => {
    if (state.socket !== socket) return;
    state.lost = true;
    says(words.lost);
    setTimeout(connect, Math.min(1500, 100 * 2 ** state.tries++));
  };
}
const send = (/** @type {any} */ message) => { if (state.socket?.readyState === 1) state.socket.send(JSON.stringify(message)); };
const hello = (/** @type {number|null} */ seat) => send({ type: 'hello', seat, lang: start.lang, have: state.have });
setInterval(() => {
  if (Date.now() - state.heardAt > 20000) state.socket?.close();
  else send({ type: 'ping', have: state.have });
}, 8000);

function receive(/** @type {any} */ message) {
  switch (message.type) {
    case 'welcome':
      state.held = message.seats;
      if (state.lost) { state.lost = false; says(words.back); }
      break;
    case 'scene':
      state.have = message.to;
      queue(async () => {
        replaceAll(message);
        state.seat = message.seat;
        tell(0, message.log);
        settle(message);
        uncovered();
      });
      break;
    case 'update':
      if (message.to === state.have) break;
      if (message.from !== state.have) { hello(state.seat); break; }
      state.have = message.to;
      queue(() => show(message));
      break;
    case 'pong':
      if (message.have !== state.have) hello(state.seat);
      break;
    case 'done':
      if (state.pending?.question === message.question) state.pending = null;
      break;
    case 'refused':
      state.pending = null;
      refuse(message);
      break;
    case 'why':
      if (message.text) refuse(message);
      break;
    case 'preview':
      if (message.question === state.ask?.id && message.option === state.selected) peek(message.markup);
  }
}

// ---- what happened, told in order; input only skips ahead -----------------------------------------------------------
let playing = Promise.resolve(), waiting = 0, hurry = false;
/** @type {(() => void)|null} */
let skip = null;
function queue(/** @type {() => Promise<void>} */ work) {
  waiting++;
  playing = playing.then(work).catch(error => console.error(error)).then(() => { if (!--waiting) hurry = false; });
}
const busy = () => skip !== null;
const finish = () => { hurry = true; skip?.(); };
const pause = (/** @type {number} */ ms) => hurry || calm() ? Promise.resolve() : new Promise(done => {
  const over = () => { clearTimeout(timer); skip = null; done(undefined); };
  const timer = setTimeout(over, ms);
  skip = over;
});

async function show(/** @type {any} */ message) {
  const { beats, log, log_kept: kept } = message, paired = beats.flatMap((/** @type {any} */ beat) => beat.events).length === log.length;
  const telling = beats.length > 1 || log.length > 2;
  let told = 0;
  if (telling) { byKey.clear(); state.ask = state.selected = null; light(); }
  for (const [i, beat] of beats.entries()) {
    const lines = log.slice(told, paired && i < beats.length - 1 ? told + beat.events.length : undefined);
    apply(beat);
    if (telling) home();
    for (const [j, line] of telling && !hurry && !calm() ? lines.entries() : []) {
      const who = paired ? beat.events[j]?.who : null;
      $('prompt').textContent = line.text;
      tell(kept, log.slice(0, told + j + 1));
      if (Number.isInteger(who)) elements.get(`seat/${who}`)?.animate([{ boxShadow: '0 0 0 4px var(--mark)' }, { boxShadow: '0 0 0 4px transparent' }], { duration: 900 });
      await pause(380);
    }
    if (telling && lines.length) await pause(450);
    told += lines.length;
  }
  arrange(message.order);
  tell(kept, log);
  if (log.length) $('last').textContent = log[log.length - 1].text;
  settle(message, log.map((/** @type {any} */ line) => line.text).join(' '));
}

// ---- the open question ----------------------------------------------------------------------------------------------
/** @type {Map<string, Option[]>} */
let byKey = new Map();
function settle(/** @type {{ask: Ask|null, status: any}} */ { ask, status }, before = '') {
  const same = ask !== null && ask.id === state.ask?.id;
  if (!same) state.selected = null;
  state.ask = ask;
  state.status = status;
  byKey = new Map();
  for (const option of ask?.options ?? []) for (const key of option.on.length ? option.on : [`option/${option.id}`]) byKey.set(key, [...byKey.get(key) ?? [], option]);
  loose();
  const asked = status.seats.filter((/** @type {any} */ one) => one.asked).map((/** @type {any} */ one) => one.name).join(', ');
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
  if (!same && (ask || status.over)) {
    const first = status.over ? elements.get('result/panel') : spots().find(spot => byKey.has(keyOf(spot)) && scene.contains(spot));
    if (first?.closest('.mine')) { home(); first.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
    else if ((first && !first.closest('svg')) || !home()) seen(first);
  }
  if (ask && !same && state.keyboard && !document.querySelector('dialog[open]') && (document.activeElement === document.body || !document.activeElement)) rove(spots().find(spot => byKey.has(keyOf(spot))), true);
  else rove();
}

const seen = (/** @type {Element|null|undefined} */ spot) => spot?.scrollIntoView({ block: 'center', inline: 'center', behavior: calm() ? 'auto' : 'smooth' });
/** Look where it happens: at whoever acts, or at oneself. */
const home = () => [...scene.querySelectorAll('[data-home]')].map(seen).length;
/** Options that belong to nothing on the table, and the way to the replay. */
function loose() {
  const place = $('commit').parentElement, now = `${state.ask?.id}/${state.status.over}`;
  if (place.dataset.uiFor === now) return;  // nodes that live stay: someone may be on one
  place.dataset.uiFor = now;
  for (const old of place.querySelectorAll('.loose')) old.remove();
  const made = [...byKey].filter(([key]) => key.startsWith('option/')).map(([key, [option]]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.spot = key;
    button.textContent = option.text;
    return button;
  });
  for (const [there, href, text] of [[state.status.over, `/replay/${start.table}`, words.replay], [state.status.next, `/t/${start.table}/next`, words.next]]) {
    if (!there) continue;
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    made.push(/** @type {any} */ (link));
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

function light() {
  const chosen = state.ask?.options.find(option => option.id === state.selected);
  for (const spot of document.querySelectorAll('[data-spot]')) {
    const key = keyOf(spot), on = byKey.has(key);
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

function select(/** @type {string|null} */ id) {
  state.selected = id;
  light();
  if (id && state.ask) {
    send({ type: 'preview', seat: state.ask.seat, question: state.ask.id, option: id });
    if ($('first-click').checked) commit();
  }
}
function peek(/** @type {string} */ markup) {
  const box = $('peek'), over = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  box.innerHTML = markup;
  box.hidden = !markup;
  box.classList.remove('aside');  // never over what is picked: the second click is for that
  box.classList.toggle('aside', spots().some(spot => spot.hasAttribute('data-ui-sel') && over(spot.getBoundingClientRect(), box.getBoundingClientRect())));
}
function choose(/** @type {string} */ key) {
  const options = byKey.get(key);
  if (options?.some(option => option.id === state.selected)) return commit();
  if (options) { says(''); return select(options[0].id); }
  select(null);
  if (state.seat === null) says(words.watching);
  else send({ type: 'why', seat: state.seat, target: key });
}
function turn() {
  const options = [...byKey.values()].find(some => some.some(option => option.id === state.selected)) ?? [];
  if (options.length > 1) select(options[(options.findIndex(option => option.id === state.selected) + 1) % options.length].id);
}
function commit() {
  if (!state.ask || !state.selected || state.pending?.question === state.ask.id) return;
  state.pending = { type: 'answer', seat: state.ask.seat, question: state.ask.id, option: state.selected };
  says('');
  send(state.pending);
}
function undo() {
  if (state.seat === null) return;
  if (!state.status.undo.can) return says(state.status.undo.text);
  send({ type: 'undo', seat: state.seat, question: state.status.undo.question });
}

/** @type {any} */
let quiet = 0;
function says(/** @type {string} */ text, /** @type {string} */ clause = '', /** @type {number|null} */ page = null) {
  clearTimeout(quiet);
  $('says').textContent = text;
  if (clause) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.clause = clause;
    button.textContent = page ? `${clause}, p. ${page}` : clause;
    $('says').append(' ', button);
  }
  if (text && text !== words.lost) quiet = setTimeout(() => { $('says').textContent = ''; }, 12000);
}
const refuse = (/** @type {any} */ { text, clause, page }) => says(text, clause, page);

// ---- whose device: a curtain between secret hands -------------------------------------------------------------------
/** @type {number|null} */
let behind = null;
function curtain() {
  const { held, seat, status } = state, asked = held.filter(one => status.seats[one]?.asked && status.seats[one].kind !== 'bot' && !status.over);
  if (held.length < 2 || (behind !== null && asked.includes(behind))) return;
  if (asked.length && !(behind === null && seat !== null && asked.includes(seat))) (start.open ? hello : cover)(asked[0]);
  else if (behind !== null) { behind = -1; if (seat === null) uncovered(); else hello(null); }  // nobody waits behind it any more: all may see what all may see
}
function cover(/** @type {number} */ seat) {
  behind = seat;
  document.body.classList.add('covered');
  $('curtain-title').textContent = words.pass.replace('{who}', nameOf(seat));
  if (!$('curtain').open) $('curtain').showModal();
}
function uncovered() {
  if (behind === null || behind !== (state.seat ?? -1)) return;
  behind = null;
  document.body.classList.remove('covered');
  $('curtain').close();
}
function seatPicker() {
  const picker = $('seat'), many = state.held.length > 1;
  picker.parentElement.hidden = !many;
  if (!many) return;
  const made = [...state.held.map(seat => new Option(nameOf(seat), String(seat))), new Option(words.watch, '')];
  picker.replaceChildren(...made);
  picker.value = state.seat === null ? '' : String(state.seat);
}

document.addEventListener('visibilitychange', () => document.hidden ? leave(diary()) : back(diary()));
const diary = () => `left:${start.table}:${state.seat}`;

// ---- pointer and keys -----------------------------------------------------------------------------------------------
document.addEventListener('pointerdown', () => { state.keyboard = false; });
document.addEventListener('click', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  const at = (/** @type {string} */ selector) => /** @type {any} */ (target.closest(selector));
  if (busy() && !at('.top .tools, dialog')) { finish(); return; }
  if (at('#commit')) return commit();
  if (at('#undo')) return undo();
  if (at('#show-log')) return drawer();
  if (at('[data-do="keys"]')) return $('keys').showModal();
  if (at('#show-seats')) return showSeats(state, start, says);
  if (at('#uncover')) return hello(behind);
  if (at('#peek')) { $('peek').hidden = true; return; }
  if (at('[data-clause]')) return openRule(at('[data-clause]').dataset.clause, start.game);
  if (at('[data-copy]')) return copied(new URL(at('[data-copy]').dataset.copy, location.href).href, says);
  const listed = at('[data-option]')?.dataset.option;
  if (listed) return listed === state.selected ? commit() : select(listed);
  const spot = at('[data-spot]');
  if (!spot) return;
  rove(spot);
  choose(keyOf(spot));
});
/** Dragging is a shortcut for select and commit: a place says which options it takes, and may be what another thing is put in the stead of. */
let dragged = '';
document.addEventListener('dragstart', event => { dragged = keyOf(/** @type {Element} */ (event.target)); });
for (const name of /** @type {['dragover', 'drop']} */ (['dragover', 'drop'])) document.addEventListener(name, event => {
  const target = /** @type {Element} */ (event.target), instead = target.closest('[data-spot]')?.getAttribute('data-spot')?.split('/').at(-1);
  const takes = new RegExp(target.closest('[data-drop]')?.getAttribute('data-drop') ?? '^$'), fit = state.ask?.options.filter(option => option.shows.includes(dragged) && takes.test(option.id)) ?? [];
  const best = fit.find(option => option.id.endsWith(`,${instead}`)) ?? fit[0];
  if (best) event.preventDefault();
  if (best && name === 'drop') { select(best.id); commit(); }
});
function drawer(open = !document.body.classList.contains('drawn')) {
  document.body.classList.toggle('drawn', open);
  $('show-log').setAttribute('aria-expanded', String(open));
}
$('seat').addEventListener('change', (/** @type {any} */ event) => {
  if (event.target.value === '') hello(null); else (start.open ? hello : cover)(Number(event.target.value));
});
$('curtain').addEventListener('cancel', (/** @type {Event} */ event) => event.preventDefault());
for (const [id, kept] of [['first-click', 'first-click'], ['calm', 'calm']]) {
  $(id).checked = localStorage.getItem(kept) !== null;
  $(id).addEventListener('change', () => {
    if ($(id).checked) localStorage.setItem(kept, '1'); else localStorage.removeItem(kept);
    if (id === 'calm') document.documentElement.toggleAttribute('data-calm', $(id).checked);
  });
}

/** One stop for Tab among all spots; the arrows move it. @param {HTMLElement} [to] @param {boolean} [focus] */
function rove(to, focus = false) {
  const all = spots(), now = document.activeElement;
  to ??= all.find(spot => spot === now) ?? all.find(spot => spot.tabIndex === 0 && byKey.has(keyOf(spot))) ?? all.find(spot => byKey.has(keyOf(spot))) ?? all[0];
  for (const spot of all) spot.tabIndex = spot === to ? 0 : -1;
  if (focus) { to?.focus({ preventScroll: true }); to?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
}

document.addEventListener('keydown', event => {
  state.keyboard = true;
  const target = /** @type {HTMLElement} */ (event.target), spot = /** @type {HTMLElement|null} */ (target.closest('[data-spot]'));
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog')) return;
  if (busy() && ['Enter', ' ', 'Escape'].includes(event.key)) { event.preventDefault(); return finish(); }
  const { key } = event;
  if (key.startsWith('Arrow') && (spot || target === document.body || target.id === 'main')) {
    const next = spot ? neighbour(spot, key, spots()) : spots().find(one => byKey.has(keyOf(one))) ?? spots()[0];
    event.preventDefault();
    if (next) rove(next, true);
  } else if (key === 'Escape') {
    select(null);
    says('');
    drawer(false);
  } else if ((key === 'Enter' || key === ' ') && spot && spot.tagName !== 'BUTTON') {
    event.preventDefault();  // a place on a drawn board is no button: pressing it is ours to do
    choose(keyOf(spot));
  } else if (key === 'Enter' && target === document.body) commit();
  else if (key === '?') $('keys').showModal();
  else if (key === 'r' || key === 'R') turn();
  else if (key === 'n' || key === 'N') {
    const offered = spots().filter(one => byKey.has(keyOf(one)));
    rove(offered[(offered.indexOf(/** @type {any} */ (spot)) + 1) % offered.length], true);
  }
  else if (key === 'u' || key === 'U') undo();
  else if (key === 'l' || key === 'L') { drawer(true); $('list').open = !$('list').open; if ($('list').open) $('options').querySelector('button')?.focus(); }
  else if ((key === 'w' || key === 'W') && spot && state.seat !== null) send({ type: 'why', seat: state.seat, target: keyOf(spot) });
  else return;
  if (key !== '?') return;
  event.preventDefault();
});

adopt();
tell(0, start.log);
back(diary());
settle(start);
connect();
scene.dataset.uiReady = '';
