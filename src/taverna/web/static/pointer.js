// @ts-check
// Clicks and drags on things, turned into option ids.
import { choose, commit, select, sided, turn, undo } from './asking.js';
import { hand, uncover } from './curtain.js';
import { rove } from './focus.js';
import { openRule } from './log.js';
import { $ } from './patch.js';
import { keyOf, offered, start, state } from './state.js';
import { busy, finish } from './telling.js';

document.addEventListener('pointerdown', () => { state.keyboard = false; });
document.addEventListener('click', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  const at = (/** @type {string} */ selector) => /** @type {HTMLElement|null} */ (target.closest(selector));
  if (busy() && !at('.top .tools, .zoom, dialog')) return finish();
  if (at('#commit')) return commit();
  if (at('#undo')) return undo();
  if (at('#show-log')) return drawer();
  if (at('[data-do="keys"]')) return $('keys').showModal();
  if (at('#uncover')) return uncover();
  if (at('#other-way')) return turn();
  if (at('#show-side')) return sided();
  const clause = at('[data-clause]')?.dataset.clause, listed = at('[data-option]')?.dataset.option, spot = at('[data-spot]');
  if (clause) openRule(clause, start.game);
  else if (listed) listed === state.selected ? commit() : select(listed);
  else if (!(spot && offered(spot)) && hand(Number(at('[data-k^="seat/"]')?.dataset.k?.slice(5) ?? NaN))) return;
  else if (spot) { rove(spot); choose(keyOf(spot)); }
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

export function drawer(open = !document.body.classList.contains('drawn')) {
  document.body.classList.toggle('drawn', open);
  $('show-log').setAttribute('aria-expanded', String(open));
  if (open) $('log').scrollTop = $('log').scrollHeight;
}
for (const id of ['first-click', 'calm']) {
  $(id).checked = localStorage.getItem(id) !== null;
  $(id).addEventListener('change', () => {
    if ($(id).checked) localStorage.setItem(id, '1'); else localStorage.removeItem(id);
    if (id === 'calm') document.documentElement.toggleAttribute('data-calm', $(id).checked);
  });
}
