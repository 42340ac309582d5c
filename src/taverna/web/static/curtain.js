// @ts-check
// Whose device it is: a curtain between secret hands, and which of the held seats one looks from.
import { hello } from './link.js';
import { $, words } from './patch.js';
import { nameOf, start, state } from './state.js';

/** Whose hand is behind it; -1: what all may see. @type {number|null} */
let behind = null;
/** A hand looked at on purpose stays for as long as the same are asked; who they were. @type {string|null} */
let peeked = null;
/** Those of one's own who are asked. */
const waiting = () => state.held.filter(one => state.status.seats[one]?.asked && state.status.seats[one].kind !== 'bot' && !state.status.over);
export function curtain() {
  const { held, seat } = state, asked = waiting();
  if (peeked !== null && peeked === asked.join()) return;
  peeked = null;
  if (held.length < 2 || (behind !== null && asked.includes(behind))) return;
  if (asked.length && !(behind === null && seat !== null && asked.includes(seat))) look(asked[0]);
  else if (behind !== null) { behind = -1; if (seat === null) uncovered(); else hello(null); }  // nobody waits behind it any more: all may see what all may see
}
const look = (/** @type {number} */ seat) => start.open ? hello(seat) : cover(seat);
/** Whoever plays several looks at another of their hands, also where it is not asked. @param {number} seat */
export function hand(seat) {
  if (!start.open || seat === state.seat || !state.held.includes(seat)) return false;
  peeked = waiting().join();
  hello(seat);
  return true;
}
export const nextHand = () => hand(state.held[(state.held.indexOf(state.seat ?? -1) + 1) % state.held.length]);
function cover(/** @type {number} */ seat) {
  behind = seat;
  document.body.classList.add('covered');
  $('curtain-title').textContent = words.pass.replace('{who}', nameOf(seat));
  if (!$('curtain').open) $('curtain').showModal();
}
export const uncover = () => hello(behind);
export function uncovered() {
  if (behind === null || behind !== (state.seat ?? -1)) return;
  behind = null;
  document.body.classList.remove('covered');
  $('curtain').close();
}
export function seatPicker() {
  const picker = $('seat'), many = state.held.length > 1;
  document.body.classList.toggle('own-hands', many && start.open);
  picker.parentElement.hidden = !many;
  if (!many) return;
  picker.replaceChildren(...state.held.map(seat => new Option(nameOf(seat), String(seat))), new Option(words.watch, ''));
  picker.value = state.seat === null ? '' : String(state.seat);
}
$('seat').addEventListener('change', () => $('seat').value === '' ? hello(null) : hand(Number($('seat').value)) || look(Number($('seat').value)));
$('curtain').addEventListener('cancel', (/** @type {Event} */ event) => event.preventDefault());
