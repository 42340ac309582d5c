// @ts-check
// What happened, told in order, beat by beat; input only skips ahead.
import { hush, say, settle } from './asking.js';
import { home } from './focus.js';
import { tell } from './log.js';
import { $, apply, arrange, calm, elements, expect } from './patch.js';

let playing = Promise.resolve(), waiting = 0, hurry = false;
/** @type {(() => void)|null} */
let skip = null;
export function queue(/** @type {() => void|Promise<void>} */ work) {
  waiting++;
  playing = playing.then(work).catch(error => console.error(error)).then(() => { if (!--waiting) hurry = false; });
}
export const busy = () => skip !== null;
export const finish = () => { hurry = true; skip?.(); };
const pause = (/** @type {number} */ ms) => hurry || calm() ? Promise.resolve() : new Promise(done => {
  const over = () => { clearTimeout(timer); skip = null; done(undefined); };
  const timer = setTimeout(over, ms);
  skip = over;
});

/** @param {import('./state.js').Update} message */
export async function show(message) {
  const { beats, log, log_kept: kept } = message, paired = beats.flatMap(beat => beat.events).length === log.length;
  const telling = beats.length > 1 || log.length > 2;
  let told = 0;
  if (telling) hush();
  expect(message.order);
  for (const [i, beat] of beats.entries()) {
    const lines = log.slice(told, paired && i < beats.length - 1 ? told + beat.events.length : undefined);
    apply(beat);
    if (telling) home();
    for (const [j, line] of telling && !hurry && !calm() ? lines.entries() : []) {
      const who = paired ? beat.events[j]?.who : null;
      say(line.text);
      tell(kept, log.slice(0, told + j + 1));
      if (Number.isInteger(who)) elements.get(`seat/${who}`)?.animate([{ boxShadow: '0 0 0 4px var(--lamp)' }, { boxShadow: '0 0 0 4px transparent' }], { duration: 900 });
      await pause(380);
    }
    if (telling && lines.length) await pause(450);
    told += lines.length;
  }
  arrange(message.order);
  tell(kept, log);
  if (log.length) $('last').textContent = log[log.length - 1].text;
  settle(message, log.map(line => line.text).join(' '));
}
