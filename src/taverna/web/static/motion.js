// @ts-check
// What moves while it is told. The game says in data what moved (docs/protocol.md, MOTION); here it is played, with transforms and
// opacity alone: nothing is laid out anew. What flies or rises (numbers, cards, light) is a mote over the page, never part of the scene.
import { animate, mote, onBoard, parts, seen, soon, stands, still, things, where } from './motes.js';
import * as sound from './sound.js';
/** @typedef {{kind: string, on?: string, to?: string, path?: [number, number][], start?: string[], amount?: number}} Motion */
/** The nth event of a beat, and what moved with it. @typedef {[number, Motion]} Move */
/** @typedef {import('./motes.js').Place} Place */

const SOUND = /** @type {Record<string, string>} */ ({ walk: 'step', turn: 'card', open: 'door', gain: 'coins', fall: 'death', read: 'card', come: '' });
/** How long each lasts at the usual pace. @type {Record<string, number>} */
const LASTS = { strike: 460, miss: 460, hurt: 420, heal: 420, turn: 340, roll: 620, play: 420, open: 520, gain: 380, fall: 460, come: 380 };
const STEP = 190, WALK = 1300;

/** Where those stood who moved. @type {Map<string, Place>} */
let was = new Map();

/** Along the way, hopping. @param {[number, number][]} way @param {Place} now @returns {Keyframe[]} */
const hops = (way, now) => way.flatMap(([x, y], nth) => {
  const here = { translate: `${x - now.x}px ${y - now.y}px` }, [px, py] = way[nth - 1] ?? [x, y];
  return nth ? [{ translate: `${(x + px) / 2 - now.x}px ${(y + py) / 2 - now.y - 7}px` }, here] : [here];
});
/** @param {Motion} motion @returns {[number, number][]} */
function way({ on = '', path }) {
  const from = was.get(on), [one] = things(on), now = one && stands(one);
  return path ?? (from && now ? [[from.x, from.y], [now.x, now.y]] : []);
}
/** @param {Motion} motion */
const lasts = motion => motion.kind === 'walk' ? Math.min(WALK, STEP * Math.max(2, way(motion).length - 1)) : LASTS[motion.kind] ?? 0;

/** @type {Record<string, (motion: Motion) => void>} */
const PLAYED = {
  strike({ on, to }) { lunge(on, to, true); },
  miss({ on, to }) { lunge(on, to, false); },
  hurt({ on = '', amount }) {
    for (const one of things(on)) animate(one, [0, -5, 4, -3, 0].map(x => ({ translate: `${x}px 0` })), { duration: 300 });
    if (amount) mote('hurt', where([on]), RISE, 900, `−${amount}`);
  },
  heal({ on = '', amount }) { if (amount) mote('heal', where([on]), RISE, 900, `+${amount}`); },
  gain({ on = '', amount }) { mote('gain', where([on]), RISE, 900, amount ? `+${amount}` : '✦'); },
  turn({ on }) {
    for (const [nth, one] of parts(on).entries()) if (one instanceof HTMLElement) animate(one, [{ transform: 'perspective(400px) rotateY(180deg)', opacity: .3 }, { transform: 'perspective(400px) rotateY(0)', opacity: 1 }], { duration: 340, delay: 60 * nth, fill: 'backwards' });
  },
  roll({ on, to, start = [] }) {
    const dice = parts(on, to);
    if (!dice.length) mote('die', where(start), [{ transform: 'translate(-30px, -70px) rotate(-500deg)', opacity: 0 }, { transform: 'translateY(-34px) rotate(-90deg)', opacity: 1, offset: .5 }, { transform: 'translateY(-34px)', opacity: 1, offset: .85 }, { transform: 'translateY(-34px)', opacity: 0 }], 800);
    for (const [nth, one] of dice.entries()) animate(one, [
      { transform: `translate(${30 + 9 * nth}px, -26px) rotate(${-540 - 70 * nth}deg) scale(1.15)`, opacity: .2 },
      { transform: 'translate(6px, 3px) rotate(-130deg)', opacity: 1, offset: .55 },
      { transform: 'translate(0, -8px) rotate(-40deg)', offset: .75 }, { transform: 'none' },
    ], { duration: 520 + 35 * (nth % 4), easing: 'ease-out', fill: 'backwards' });
  },
  play({ on = '', start = [] }) {
    const from = start.map(key => was.get(key)).find(Boolean) ?? where(start), to = where([on]);
    if (!from || !to) return;
    mote('card', to, [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-9deg) scale(.8)`, opacity: .9 }, { transform: 'rotate(2deg)', opacity: 1, offset: .85 }, { transform: 'scale(1.08)', opacity: 0 }], 420);
  },
  open({ on = '', path }) {
    mote('light', path?.length ? onBoard(path[0]) : where([on]), [{ transform: 'scale(.1)', opacity: 0 }, { transform: 'scale(.8)', opacity: .95, offset: .3 }, { transform: 'scale(1.5)', opacity: 0 }], 900);
  },
  fall({ on }) {
    for (const one of things(on)) animate(one, [{ opacity: 1, translate: '0 0' }, { opacity: one.matches('li, .seat') ? .35 : 0, translate: '0 9px' }], { duration: 440, fill: 'forwards' });
  },
};
const RISE = [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'translateY(-22px) scale(1.15)', opacity: 1, offset: .2 }, { transform: 'translateY(-40px)', opacity: 1, offset: .7 }, { transform: 'translateY(-58px)', opacity: 0 }];

/** @param {string|undefined} on @param {string|undefined} to @param {boolean} lands */
function lunge(on, to, lands) {
  const mine = things(on), theirs = things(to);
  if (!mine.length || !theirs.length) return;
  const drawn = stands(mine[0]) && stands(theirs[0]), a = drawn ? stands(mine[0]) : seen(mine[0]), b = drawn ? stands(theirs[0]) : seen(theirs[0]);
  if (!a || !b) return;
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1, by = Math.min(far * .45, drawn ? 34 : 70), x = (b.x - a.x) / far, y = (b.y - a.y) / far;
  for (const one of mine) animate(one, [{ translate: '0 0' }, { translate: `${-x * by / 4}px ${-y * by / 4}px`, offset: .25 }, { translate: `${x * by}px ${y * by}px`, offset: .5, easing: 'ease-out' }, { translate: '0 0' }], { duration: 440 });
  const back = lands ? [x * 9, y * 9] : [-y * 8, x * 8];  // pushed away, or stepping aside
  for (const one of theirs) animate(one, [{ translate: '0 0' }, { translate: `${back[0]}px ${back[1]}px`, offset: .4 }, { translate: '0 0' }], { duration: 260, delay: 200, easing: 'ease-out' });
}

/** One way for all the walks of a thing in a beat. @param {Move[]} moves @returns {Move[]} */
function joined(moves) {
  /** @type {Map<string, Motion>} */
  const walks = new Map();
  return moves.flatMap(([nth, motion]) => {
    const before = motion.kind === 'walk' ? walks.get(motion.on ?? '') : undefined;
    if (before) { before.path = before.path && motion.path ? [...before.path, ...motion.path] : undefined; return []; }
    const own = { ...motion };
    if (motion.kind === 'walk') walks.set(motion.on ?? '', own);
    return [/** @type {Move} */ ([nth, own])];
  });
}

/** Before the table changes: remember where those stand that will have moved. @param {Move[]} moves */
export function remember(moves) {
  still();
  was = new Map();
  for (const [, { kind, on = '', start = [] }] of moves) {
    const [one] = kind === 'walk' ? things(on) : [], at = one && stands(one);
    if (at) was.set(on, at);
    if (kind === 'play') for (const key of start) { const from = where([key]); if (from) was.set(key, from); }
  }
}

/** Whose end is told before the table changes: it must still be there. @param {Move[]} moves */
export const ends = moves => moves.some(([, { kind }]) => kind === 'fall');

/** Set everything in motion; gives how long the motions of each of so many events last. Those of one event follow each other, but what
 * is of one kind goes together. @param {Move[]} moves @param {number} events @param {number} least how long an event is told at least */
export function run(moves, events, least) {
  const fill = ends(moves) ? 'both' : 'backwards';
  /** @type {number[]} */
  const lengths = [];
  const all = joined(moves);
  for (let nth = 0, begins = 0; nth < events; nth++) {
    let at = 0, long = 0, kind = '';
    for (const [, motion] of all.filter(move => move[0] === nth)) {
      if (motion.kind !== kind) { at += long; long = 0; kind = motion.kind; if (SOUND[kind] !== '') soon(begins + at, () => sound.play(SOUND[motion.kind] ?? motion.kind)); }
      long = Math.max(long, lasts(motion));
      begin(motion, begins + at, fill);
    }
    lengths.push(at + long);
    begins += Math.max(least, at + long);
  }
  return lengths;
}
/** Whoever walks or appears is not there before. @param {Motion} motion @param {number} delay @param {FillMode} fill */
function begin(motion, delay, fill) {
  if (motion.kind === 'walk') {
    const path = way(motion), duration = lasts(motion);
    for (const one of things(motion.on)) { const now = stands(one); if (now && path.length > 1) animate(one, hops(path, now), { duration, delay, fill }); }
    for (let step = 1; step < Math.min(path.length - 1, 6); step++) soon(delay + step * duration / (path.length - 1), () => sound.play('step'));
  } else if (motion.kind === 'come') {
    for (const one of things(motion.on)) animate(one, [{ opacity: 0, translate: '0 -14px' }, { opacity: 1, translate: '0 0' }], { duration: 380, delay, fill: 'backwards' });
  } else if (PLAYED[motion.kind]) soon(delay, () => PLAYED[motion.kind](motion));
}
