// @ts-check
// What happened, told in order, beat by beat; input only skips ahead.
import { hush, say, settle } from './asking.js';
import { coming } from './coming.js';
import { home } from './focus.js';
import { tell } from './log.js';
import { $, apply, arrange, calm, elements, expect } from './patch.js';
import { state } from './state.js';

const LINE = 380, BEAT = 450, LETTER = 45, LONGEST = 9000;
let waiting = 0, hurry = false, telling = false, ended = -Infinity;
/** @type {Promise<unknown>} */
let playing = Promise.resolve();
/** @type {(() => void)|null} */
let skip = null;
export function queue(/** @type {() => void|Promise<void>} */ work) {
  waiting++;
  playing = playing.then(work).catch(error => console.error(error)).then(() => { if (!--waiting) hurry = false; return waiting ? frame() : null; });
}
/** The next thing is done in a frame of its own, so that none is long. @returns {Promise<unknown>} */
const frame = () => calm() ? Promise.resolve() : new Promise(requestAnimationFrame);
export const busy = () => telling;
/** When the last telling was over, where things are told. */
export const over = () => ended;
export const finish = () => {
  if (!$('story').hidden) return skip?.();  // one who turns a page has not asked for the end
  hurry = true;
  coming.still();
  skip?.();
};
const pause = (/** @type {number} */ ms) => hurry || calm() ? Promise.resolve() : new Promise(done => {
  const over = () => { clearTimeout(timer); skip = null; done(undefined); };
  const timer = ms === Infinity ? 0 : setTimeout(over, ms / coming.pace());
  skip = over;
});
/** A story waits for its reader; who only watches has time to read it. @param {string} text */
async function read(text) {
  if (hurry || calm()) return;
  $('story-text').textContent = text;
  $('story').hidden = false;
  await pause(state.seat === null ? Math.min(LONGEST, LETTER * text.length) : Infinity);
  $('story').hidden = true;
}
/** @param {boolean} on */
function tells(on) {
  telling = on;
  document.body.toggleAttribute('data-ui-telling', on);
}

/** @param {import('./state.js').Update} message */
export async function show(message) {
  const { beats, log, log_kept: kept } = message, paired = beats.flatMap(beat => beat.events).length === log.length;
  const long = beats.length > 1 || log.length > 2 || beats.some(beat => coming.ends(beat.moves) || beat.moves.some(([, { kind }]) => kind === 'read'));
  const { over, result } = message.status, last = over && !state.status.over;
  let told = 0;
  if (long) hush();
  expect(message.order);
  for (const [i, beat] of beats.entries()) {
    const lines = log.slice(told, paired && i < beats.length - 1 ? told + beat.events.length : undefined), lively = !hurry && !calm();
    const late = lively && coming.ends(beat.moves);  // whoever falls must still be there to be seen falling
    if (lively) coming.remember(beat.moves);
    if (!late) apply(beat);
    if (long) { tells(lively); home(); }
    const lengths = lively ? coming.run(beat.moves, beat.events.length, long ? LINE : 0) : [];
    for (const [j, line] of long && lively ? lines.entries() : []) {
      const who = paired ? beat.events[j]?.who : null;
      say(line.text);
      tell(kept + told + j, [line]);
      if (!hurry && Number.isInteger(who)) elements.get(`seat/${who}`)?.animate([{ boxShadow: '0 0 0 4px var(--lamp)' }, { boxShadow: '0 0 0 4px transparent' }], { duration: 900 });
      if (beat.moves.some(([nth, { kind }]) => nth === j && kind === 'read')) await read(line.text);
      await pause(Math.max(LINE, lengths[j] ?? 0));
    }
    if (late) { coming.still(); apply(beat); }
    if (long && lines.length) await pause(BEAT);
    told += lines.length;
  }
  if (long) await frame();
  tells(false);
  if (!calm()) ended = Date.now();
  arrange(message.order);
  tell(kept, log);
  if (log.length) $('last').textContent = log[log.length - 1].text;
  settle(message, log.map(line => line.text).join(' '));
  if (last && !calm()) coming.sound(state.seat === null || result?.winners.includes(state.seat) ? 'win' : 'lose');
}
