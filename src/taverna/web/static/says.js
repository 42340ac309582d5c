// @ts-check
// One line for what the table has to say to this person: why not, where a link went, that the connection is lost.
import { $, words } from './patch.js';

let quiet = 0;
/** @param {string} text @param {string|null} [clause] @param {number|null} [page] */
export function says(text, clause = null, page = null) {
  clearTimeout(quiet);
  $('says').textContent = text;
  if (clause) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.clause = clause;
    button.textContent = page ? `${clause}, ${words.page.replace('{n}', String(page))}` : clause;
    $('says').append(' ', button);
  }
  if (text && text !== words.lost) quiet = setTimeout(() => { $('says').textContent = ''; }, 12000);
}
/** @param {{text: string, clause?: string|null, page?: number|null}} no */
export const refuse = ({ text, clause, page }) => says(text, clause, page);
