// @ts-check
// A finished game, step by step.
import { along, CAMERA, refit } from './camera.js';
import { lookBack, shows } from './back.js';
import { openRule, tell } from './log.js';
import { still } from './motes.js';
import { ends, remember, run } from './motion.js';
import { $, adopt, calm, replaceAll, words } from './patch.js';
import { copied } from './seats.js';

const start = JSON.parse($('start').textContent);
const FAST = 200, LONGEST = 4000;  // milliseconds a step: faster than that nothing moves; nobody waits longer for one
let at = start.at, wanted = start.at, loading = false, playing = false, moving = 0;
/** @type {(() => void)|null} */
let hurry = null;
/** @type {Map<string, Promise<any>>} */
const frames = new Map();

/** @param {number} n */
function frame(n) {
  const seat = $('seat').value, key = `${n}/${seat}`;
  let found = frames.get(key);
  if (!found) {
    found = fetch(`/api/tables/${start.table}/frames/${n}?lang=${start.lang}${seat === '' ? '' : `&seat=${seat}`}`).then(async reply => {
      if (!reply.ok) throw Object.assign(new Error('frame'), { wait: Number(reply.headers.get('Retry-After') ?? 1) });
      return reply.json();
    });
    found.catch(() => frames.delete(key));
    frames.set(key, found);
    if (frames.size > 200) frames.delete(frames.keys().next().value ?? '');
  }
  return found;
}

/** The table as it stood then. From the moment before, what moved meanwhile is seen moving. @param {any} shown @param {boolean} next */
async function stand(shown, next) {
  const lively = next && !calm() && Number($('speed').value) > FAST && shown.moves.length, late = lively && ends(shown.moves);
  still();
  if (lively) remember(shown.moves);
  if (!late) { replaceAll(shown); refit(); }
  const lasts = lively ? run(shown.moves, shown.events.length, 0).reduce((all, one) => all + one, 0) : 0;
  moving = Date.now() + Math.min(LONGEST, lasts);
  if (!late) return;
  await new Promise(done => { hurry = () => done(null); setTimeout(done, Math.min(LONGEST, lasts)); });  // whoever falls is seen falling
  hurry = null;
  still();
  replaceAll(shown);
  refit();
}

/** Go to a moment; the last one asked for wins. @param {number} n */
async function go(n, force = false) {
  wanted = Math.max(0, Math.min(start.of, n));
  hurry?.();
  if (loading || (wanted === at && !force)) return;
  loading = true;
  try {
    do {
      const n = wanted, shown = await frame(n);
      await stand(shown, n === at + 1 && !force);
      tell(0, shown.log);
      at = n;
      $('at').value = at;
      $('where').textContent = `${at} / ${start.of}`;
      $('fork-at').value = at;
      shows(at);
      $('last').textContent = shown.answer ? `${shown.status.seats[shown.answer.seat].name}: ${shown.answer.text}` : '';
      $('says').textContent = '';
      const address = new URL(location.href);
      address.searchParams.set('at', String(at));
      history.replaceState(null, '', address);
    } while (wanted !== at);
  } catch (/** @type {any} */ error) {
    $('says').textContent = words.lost;
    setTimeout(() => go(wanted, true), 1000 * (error.wait ?? 1));
  } finally {
    loading = false;
  }
}

/** @param {boolean} on */
function play(on) {
  playing = on && at < start.of;
  $('play').setAttribute('aria-pressed', String(playing));
  $('play').querySelector('use').setAttribute('href', playing ? '#i-pause' : '#i-play');
  if (playing) tick();
}
async function tick() {
  if (!playing) return;
  const began = Date.now();
  await go(at + 1);
  if (at >= start.of) return play(false);
  frame(at + 1).catch(() => {});
  setTimeout(tick, Math.max(calm() ? 60 : 0, Number($('speed').value) - (Date.now() - began), moving - Date.now()));
}

$('prev').addEventListener('click', () => { play(false); go(at - 1); });
$('next').addEventListener('click', () => { play(false); go(at + 1); });
$('play').addEventListener('click', () => { if (at >= start.of && !playing) at = wanted = -1; play(!playing); });
$('at').addEventListener('input', () => { play(false); go(Number($('at').value)); });
$('seat').addEventListener('change', () => go(at, true));
document.addEventListener('keydown', event => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest('select, input, dialog')) return;
  if (event.shiftKey && along(event.key)) return event.preventDefault();
  CAMERA[event.key]?.();
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -start.of, End: start.of }[event.key];
  if (step) { event.preventDefault(); play(false); go((loading ? wanted : at) + step); }
  if (event.key === ' ' && !target.closest('button, a, summary')) { event.preventDefault(); play(!playing); }
});
document.addEventListener('click', event => {
  const target = /** @type {HTMLElement} */ (event.target), clause = /** @type {any} */ (target.closest('[data-clause]'));
  if (clause) openRule(clause.dataset.clause, start.game);
  if (target.closest('[data-copy]')) copied(location.href, text => { $('says').textContent = text; });
});

lookBack(n => { play(false); go(n); });
if (start.seat !== null) $('seat').value = String(start.seat);
adopt(start.order);
go(at, true);
