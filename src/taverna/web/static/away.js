// @ts-check
// What happened while one was away: a line across the log, and a glow on whatever looks otherwise than before.
import { elements } from './patch.js';
import { lines, since } from './log.js';

/** Things by key; of a drawing made of figures each by itself. @returns {[string, Element][]} */
const things = () => [...elements].flatMap(([key, one]) => one.matches('svg') ? [...one.children].map((part, i) => /** @type {[string, Element]} */ ([`${key}/${part.getAttribute('data-k') ?? i}`, part])) : [[key, one]]);
/** What can be seen of it, as a number. @param {Element} one */
function look(one) {
  const seen = [one, ...one.querySelectorAll('*')].map(part => `${part.getAttribute('class')} ${part.getAttribute('transform')}`).join() + one.textContent;
  return [...seen].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);
}
export const leave = (/** @type {string} */ diary) => localStorage.setItem(diary, JSON.stringify([lines().length, Object.fromEntries(things().map(([key, one]) => [key, look(one)]))]));
export function back(/** @type {string} */ diary) {
  const [told, were] = [JSON.parse(localStorage.getItem(diary) ?? '0')].flat();
  if (!were || told >= lines().length) return;
  since(told);
  for (const [key, one] of things()) if (were[key] !== look(one)) {
    one.setAttribute('data-ui-new', '');
    setTimeout(() => one.removeAttribute('data-ui-new'), 4000);
  }
}
