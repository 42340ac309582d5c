// @ts-check
// Where one looks and what has the focus.
import { aim } from './camera.js';
import { calm, scene } from './patch.js';
import { keyOf, offered, spots, state } from './state.js';

/** Bring into sight: on the board by the camera, elsewhere by scrolling. @param {Element|null|undefined} spot @param {Element[]} [others] */
export const seen = (spot, others) => spot?.closest('.board[data-unit]') ? aim(spot, others) : spot?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: calm() ? 'auto' : 'smooth' });
/** Look where it happens: at whoever acts, or at oneself. */
export const home = () => [...scene.querySelectorAll('[data-home]')].map(one => seen(one)).length;

/** The first thing on offer that is more than leaving it. */
export const likely = (all = spots()) => all.find(spot => state.byKey.get(keyOf(spot))?.some(option => !option.declines)) ?? all.find(offered);
/** One stop for Tab among all spots; the arrows move it. @param {HTMLElement} [to] @param {boolean} [focus] */
export function rove(to, focus = false) {
  const all = spots(), now = document.activeElement;
  to ??= all.find(spot => spot === now) ?? all.find(spot => spot.tabIndex === 0 && offered(spot)) ?? likely(all) ?? all[0];
  for (const spot of all) { const stop = spot === to ? '0' : '-1'; if (spot.getAttribute('tabindex') !== stop) spot.setAttribute('tabindex', stop); }
  if (focus) { to?.focus({ preventScroll: true }); if (to?.closest('.board[data-unit]')) aim(to); else to?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
}
