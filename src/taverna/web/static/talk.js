// @ts-check
// What people at the table say to each other: lines, reactions, what has not been read, whom one does not want to hear.
import { send } from './link.js';
import { $ } from './patch.js';
import { says } from './says.js';
import { start, state } from './state.js';
/** @typedef {{n: number, at: number, seat: number, name: string, react: string|null, text: string, reported?: boolean}} Said */

const words = JSON.parse($('talk-words').textContent), box = $('chat'), list = $('said'), opener = $('show-chat');
const READ = `chat:${start.table}`, MUTED = `mute:${start.table}`;
/** @type {Map<number, Said>} */
const lines = new Map();
/** @type {number[]} */
let muted = JSON.parse(localStorage.getItem(MUTED) ?? '[]');
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
const mine = () => state.seat ?? state.held[0] ?? null;

/** @param {string} text @param {() => void} work */
function act(text, work) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', work);
  return button;
}
/** @param {Said} line */
function draw(line) {
  const item = document.createElement('div'), who = document.createElement('b'), when = document.createElement('time'), text = document.createElement('p');
  const own = state.held.includes(line.seat), quiet = muted.includes(line.seat);
  item.className = `line p${line.seat}${own ? ' own' : ''}${line.react ? ' react' : ''}${line.reported ? ' reported' : ''}`;
  who.textContent = line.name;
  when.textContent = clock.format(line.at * 1000);
  text.textContent = quiet ? words.muted.replace('{who}', line.name) : line.text;
  item.append(who, when, text);
  if (line.reported) item.append(Object.assign(document.createElement('small'), { textContent: words.reported }));
  const acts = state.held.length && !own ? [
    act((quiet ? words.unmute : words.mute).replace('{who}', line.name), () => mute(line.seat)),
    act(words.report, () => { send({ type: 'chat', seat: mine(), report: line.n }); says(words.told); }),
  ] : [];
  if (state.held.length && (own || start.host)) acts.push(act(words.strike, () => send({ type: 'chat', seat: mine(), strike: line.n })));
  if (acts.length) {
    const menu = document.createElement('details'), more = document.createElement('summary');
    menu.className = 'menu';
    more.textContent = '…';
    more.setAttribute('aria-label', words.more);
    menu.append(more, ...acts);
    item.append(menu);
  }
  return item;
}
/** @param {number} seat */
function mute(seat) {
  muted = muted.includes(seat) ? muted.filter(one => one !== seat) : [...muted, seat];
  localStorage.setItem(MUTED, JSON.stringify(muted));
  show();
}
function show() {
  const all = [...lines.values()].sort((one, other) => one.n - other.n);
  list.replaceChildren(...all.map(draw));
  if (!all.length) list.append(Object.assign(document.createElement('p'), { className: 'none', textContent: words.empty }));
  list.scrollTop = list.scrollHeight;
  count();
}
/** What is unread stands on the button. */
function count() {
  const last = Math.max(0, ...lines.keys());
  if (!box.hidden && !document.hidden) localStorage.setItem(READ, String(last));
  const read = Number(localStorage.getItem(READ) ?? 0), fresh = [...lines.values()].filter(line => line.n > read && !state.held.includes(line.seat) && !muted.includes(line.seat)).length;
  opener.dataset.unread = fresh ? String(fresh) : '';
  opener.setAttribute('aria-label', fresh ? words.unread.replace('{n}', String(fresh)) : words.title);
  opener.hidden = !(lines.size || (state.held.length && state.status.seats.filter(one => one.kind === 'person' && !state.held.includes(one.seat)).length));
}
/** @param {{whole?: boolean, lines?: Said[], gone?: number}} message */
export function hear(message) {
  if (message.whole) lines.clear();
  for (const line of message.lines ?? []) lines.set(line.n, line);
  if (message.gone) lines.delete(message.gone);
  show();
}
function toggle(open = box.hidden) {
  box.hidden = !open;
  document.body.classList.toggle('chatting', open);
  opener.setAttribute('aria-expanded', String(open));
  if (!open) return opener.focus();
  show();
  ($('speak')?.elements.namedItem('text') ?? list).focus();
}
opener.addEventListener('click', () => toggle());
box.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  event.stopPropagation();  // a letter is a letter here
  if (event.key === 'Escape') toggle(false);
});
box.addEventListener('click', (/** @type {MouseEvent} */ event) => {
  const target = /** @type {HTMLElement} */ (event.target), react = /** @type {HTMLElement|null} */ (target.closest('[data-react]'))?.dataset.react;
  if (target.closest('[data-talk="close"]')) toggle(false);
  else if (react) send({ type: 'chat', seat: mine(), react });
});
$('speak')?.addEventListener('submit', (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const field = $('speak').elements.namedItem('text'), text = field.value.trim();
  if (text) send({ type: 'chat', seat: mine(), text });
  field.value = '';
});
document.addEventListener('visibilitychange', count);
count();
