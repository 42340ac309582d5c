// @ts-check
// The log, grouped by round; each line opens its rule. And the rule itself, read from the book.
/** @typedef {{n: number, round: number|null, text: string, clause: string, head: boolean}} Line */
import { $, words } from './patch.js';
const box = $('log');
/** @type {Line[]} */
let told = [];
export const lines = () => told;
/** @type {HTMLElement[]} */
let drawn = [];

/** @param {Line} line */
function draw(line) {
  const item = document.createElement(line.head ? 'h3' : 'p'), button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.dataset.clause = line.clause;
  button.title = line.clause;
  button.textContent = line.text;
  item.append(button);
  return item;
}

/** Lines from `kept` on are new. @param {number} kept @param {Line[]} fresh */
export function tell(kept, fresh) {
  const open = document.body.matches('.drawn, .replaying');  // where it is not shown nothing is measured: that would lay out the page
  for (const item of drawn.splice(kept)) item.remove();
  told = [...told.slice(0, kept), ...fresh];
  if (!drawn.length) box.replaceChildren();
  for (const item of fresh.map(draw)) { drawn.push(item); box.append(item); }
  for (const item of box.querySelectorAll('.fresh')) item.classList.remove('fresh');
  for (const item of drawn.slice(kept)) item.classList.add('fresh');
  if (open && fresh.length) box.scrollTop = box.scrollHeight;
}

/** A line across the log: what is below happened while you were away. @param {number} n how many lines were known */
export function since(n) {
  box.querySelector('.since')?.remove();
  if (!(n < drawn.length) || !words.since) return;
  const mark = document.createElement('p');
  mark.className = 'since';
  mark.textContent = words.since;
  box.insertBefore(mark, drawn[n]);
  box.scrollTop = mark.offsetTop - box.offsetTop - 40;
}

box.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...box.querySelectorAll('button')], at = buttons.indexOf(document.activeElement);
  buttons[at < 0 ? buttons.length - 1 : Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
});

/** Open a clause: its words, page, readings and neighbours. @param {string} clause @param {string} game */
export async function openRule(clause, game) {
  const text = $('rule-text'), where = `/rules/${game}/clauses/${clause}`, reply = await fetch(`${where}?part`);
  text.replaceChildren();
  if (reply.ok) {
    const found = new DOMParser().parseFromString(await reply.text(), 'text/html').body;
    for (const link of found.querySelectorAll('a')) link.target = '_blank';
    text.append(...found.childNodes);
  } else text.textContent = clause;
  const all = document.createElement('a');
  all.href = where;
  all.target = '_blank';
  all.textContent = words.readall;
  text.append(all);
  if (!$('rule').open) $('rule').showModal();
}
