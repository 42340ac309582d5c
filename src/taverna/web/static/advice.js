// @ts-check
// "What would you do?": a bot that sees what this seat sees says what it would do, and why. What it says is picked, never answered.
import { light, select } from './asking.js';
import { send } from './link.js';
import { $, words } from './patch.js';
import { says } from './says.js';
import { state } from './state.js';
/** @typedef {{option: string, text: string, reasons: string[]}} Advised */

const box = $('advice'), button = $('advise');
/** What is shown: for which question, how far the thought is, and what was found. @type {{question: string, done: number, options: Advised[]|null}} */
let now = { question: '', done: 0, options: null };

const may = () => !!state.ask && !!state.status.advice;
/** @param {string} tag @param {string} text @param {string} [name] */
const made = (tag, text, name = '') => Object.assign(document.createElement(tag), { textContent: text, className: name });

export function ask() {
  if (!state.ask || !may()) return;
  if (now.question === state.ask.id && !box.hidden) return close();
  if (now.question !== state.ask.id || !now.options) {
    now = { question: state.ask.id, done: 0, options: null };
    send({ type: 'advise', seat: state.ask.seat, question: state.ask.id });
  }
  draw();
}
function close() {
  if (now.question && !now.options && state.ask) {
    send({ type: 'advise', seat: state.ask.seat, question: now.question, stop: true });
    now.question = '';
  }
  box.hidden = true;
  button.setAttribute('aria-expanded', 'false');
}
/** @param {{question: string, done: number, options?: Advised[], refused?: {text: string, clause?: string}}} message */
export function advised({ question, done, options, refused }) {
  if (question !== now.question) return;
  if (refused) { close(); now.question = ''; return says(refused.text, refused.clause); }
  now = { question, done, options: options ?? null };
  if (box.hidden) return;
  const bar = /** @type {HTMLProgressElement|null} */ (box.querySelector('progress'));
  if (!options && bar) { bar.value = done; return; }
  draw();
  if (options?.length) $('heard').textContent = `${words.advice} ${options[0].text}. ${options[0].reasons.join(' ')}`;
}

function draw() {
  const head = made('header', ''), shut = /** @type {HTMLButtonElement} */ (made('button', '×', 'tool'));
  shut.type = 'button';
  shut.setAttribute('aria-label', now.options ? words.close : words.advicestop);
  shut.addEventListener('click', event => { event.stopPropagation(); close(); button.focus(); });
  head.append(made('b', words.advice), shut);
  box.replaceChildren(head, now.options ? list(now.options) : thinking());
  box.hidden = false;
  button.setAttribute('aria-expanded', 'true');
  mark();
}
function thinking() {
  const row = made('div', '', 'thinks'), bar = document.createElement('progress');
  Object.assign(bar, { max: 1, value: now.done });
  bar.setAttribute('aria-label', words.advicethinks);
  row.append(made('span', words.advicethinks), bar);
  return row;
}
function list(/** @type {Advised[]} */ options) {
  const all = document.createElement('ol');
  all.append(...options.map(({ option, text, reasons }) => {
    const item = document.createElement('li'), pick = /** @type {HTMLButtonElement} */ (made('button', text, 'act'));
    pick.type = 'button';
    pick.dataset.advised = option;
    pick.addEventListener('click', event => { event.stopPropagation(); select(option, false); });
    item.append(pick, ...reasons.map(reason => made('p', reason)));
    return item;
  }));
  return all;
}
function mark() {
  for (const pick of box.querySelectorAll('[data-advised]')) pick.setAttribute('aria-pressed', String(pick.dataset.advised === state.selected));
}

document.addEventListener('settled', () => {
  button.hidden = !may();
  if (now.question && now.question !== state.ask?.id) { now = { question: '', done: 0, options: null }; box.hidden = true; button.setAttribute('aria-expanded', 'false'); light(); }
});
document.addEventListener('selected', mark);
button.addEventListener('click', ask);
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).closest('input, textarea, select, dialog')) return;
  if (event.key.toLowerCase() === 'a') ask();
  else if (event.key === 'Escape' && !box.hidden) close();
});
