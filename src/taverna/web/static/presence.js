// @ts-check
// Who is away, for whom a bot plays, whose place is nobody's yet and who thinks for long: a mark where they sit.
import { elements, words } from './patch.js';
import { state } from './state.js';

const LONG = 2;  // minutes
/** @param {import('./state.js').Sitting} one */
function present(one) {
  if (state.status.over || one.kind === 'bot' || state.held.includes(one.seat)) return '';
  if (!one.claimed) return words.empty;
  if (one.bot) return words.bot;
  if (!one.here) return words.away;
  const minutes = one.asked && one.since ? Math.floor((Date.now() / 1000 - one.since) / 60) : 0;
  return minutes >= LONG ? `${minutes} min` : '';
}
function mark() {
  for (const one of state.status.seats) {
    const place = elements.get(`seat/${one.seat}`), text = present(one);
    if (text) place?.setAttribute('data-ui-present', text); else place?.removeAttribute('data-ui-present');
  }
}
document.addEventListener('settled', mark);
setInterval(mark, 20000);
mark();
