// @ts-check
// The whole table by keyboard.
import { neighbour } from './arrows.js';
import { choose, commit, select, sided, turn, undo, why } from './asking.js';
import { along, CAMERA } from './camera.js';
import { nextHand } from './curtain.js';
import { rove } from './focus.js';
import { lookAt, raise } from './look.js';
import { $ } from './patch.js';
import { drawer } from './pointer.js';
import { says } from './says.js';
import { keyOf, offered, spots, state } from './state.js';
import { busy, finish, over } from './telling.js';

/** What a letter does, with the thing that has the focus. @type {Record<string, (spot: HTMLElement|null) => void>} */
const LETTERS = {
  ...CAMERA,
  i(spot) { if (spot) { raise(spot); lookAt(keyOf(spot)); } },
  '?': () => $('keys').showModal(),
  h: nextHand,
  r: turn,
  u: undo,
  n(spot) {
    const all = spots().filter(offered);
    rove(all[(spot ? all.indexOf(spot) + 1 : 0) % all.length], true);
  },
  l() {
    drawer(true);
    $('list').open = !$('list').open;
    if ($('list').open) $('options').querySelector('button')?.focus();
  },
  w(spot) { if (spot && state.seat !== null) why(keyOf(spot)); },
};

/** Enter and Space that skip what is told do nothing else; nor do those that follow close upon it, nor one that is held. Any other key says
 * that somebody looks. */
const REST = 800;
let spent = -Infinity, looked = -Infinity, down = '';
document.addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target), { key } = event;
  if (target.closest('input, textarea, select, form, dialog, .tools')) return;
  if (key !== 'Enter' && key !== ' ') { spent = key === 'Escape' && busy() ? Date.now() : -Infinity; looked = Date.now(); return; }
  const close = Date.now() - Math.max(spent, over() > looked ? over() : -Infinity) < REST;
  down = event.repeat || busy() || close ? key : '';
  if (!down) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  spent = Date.now();
  state.keyboard = true;
  if (busy() && !event.repeat) finish();
}, { capture: true });
document.addEventListener('keyup', event => { if (down === event.key) event.preventDefault(); }, { capture: true });  // Space presses a button when it is let go
document.addEventListener('pointerdown', () => { spent = -Infinity; looked = Date.now(); }, { capture: true });

document.addEventListener('keydown', event => {
  state.keyboard = true;
  const target = /** @type {HTMLElement} */ (event.target), spot = /** @type {HTMLElement|null} */ (target.closest('[data-spot]')), { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog')) return;
  if (busy() && key === 'Escape') { event.preventDefault(); return finish(); }
  if (event.shiftKey && along(key)) event.preventDefault();
  else if (key.startsWith('Arrow') && (spot || target === document.body || target.id === 'main')) {
    const next = spot ? neighbour(spot, key, spots()) : spots().find(offered) ?? spots()[0];
    event.preventDefault();
    if (next) rove(next, true);
  } else if (key === 'Escape') {
    select(null);
    says('');
    raise(null);
    sided(false);
    drawer(false);
  } else if ((key === 'Enter' || key === ' ') && spot && spot.tagName !== 'BUTTON') {
    event.preventDefault();  // a place on a drawn board is no button: pressing it is ours to do
    choose(keyOf(spot));
  } else if (key === 'Enter' && target === document.body) commit();
  else {
    if (key === '?') event.preventDefault();
    LETTERS[key.toLowerCase()]?.(spot);
  }
});
