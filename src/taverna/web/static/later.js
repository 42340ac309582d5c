// @ts-check
// What a table needs after its first sight: motion, sound, talk, the guide, the clock, who sits where. Fetched when the table stands.
import { advised } from './advice.js';
import './ahead.js';
import { back, leave } from './away.js';
import './clock.js';
import { coming, unheard } from './coming.js';
import './ending.js';
import { notNow, told } from './explain.js';
import './guide.js';
import './keys.js';
import './legend.js';
import { pace, still } from './motes.js';
import { ends, remember, run } from './motion.js';
import { $ } from './patch.js';
import './presence.js';
import { says } from './says.js';
import './search.js';
import { copied, showSeats, standIn } from './seats.js';
import './settings.js';
import { play } from './sound.js';
import { start, state } from './state.js';
import { hear } from './talk.js';
import './turn.js';

Object.assign(coming, { advised, hear, notNow, told, pace, still, ends, remember, run, sound: play });
for (const message of unheard.splice(0)) hear(message);

/** The signs that nothing needed at first. */
fetch(/** @type {string} */ ($('symbols').dataset.more)).then(reply => reply.ok ? reply.text() : '').then(text => { if (text) $('symbols').innerHTML = text; });

document.addEventListener('settled', () => standIn(state, start, says));
document.addEventListener('click', event => {
  const target = /** @type {HTMLElement} */ (event.target), link = /** @type {HTMLElement|null} */ (target.closest('[data-copy]'))?.dataset.copy;
  if (target.closest('#show-seats')) showSeats(state, start, says);
  else if (link) copied(new URL(link, location.href).href, says);
});

const diary = () => `left:${start.table}:${state.seat}`;
document.addEventListener('visibilitychange', () => document.hidden ? leave(diary()) : back(diary()));
back(diary());
document.dispatchEvent(new Event('settled'));
