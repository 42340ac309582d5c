// @ts-check
// Short quiet sounds, made here: no files, nothing before someone has touched the page. How loud is kept on the device; 0 is off.
/** One voice: wave (or noise), from and to which pitch, how long, how loud, when it begins. @typedef {[OscillatorType|'noise', number, number, number, number, number?]} Voice */
/** @type {Record<string, Voice[]>} */
const SOUNDS = {
  step: [['noise', 420, 180, .07, .5], ['sine', 130, 70, .06, .5]],
  strike: [['noise', 3200, 500, .12, .6], ['triangle', 220, 70, .16, .8, .02]],
  miss: [['noise', 900, 2600, .16, .35]],
  hurt: [['sawtooth', 180, 80, .16, .35], ['noise', 700, 200, .1, .5]],
  heal: [['sine', 520, 660, .22, .35], ['sine', 780, 1040, .3, .25, .09]],
  roll: [0, .07, .13, .2, .26, .31].map((at, nth) => /** @type {Voice} */ (['noise', 2400 - 200 * nth, 900, .035, .55 - .05 * nth, at])),
  card: [['noise', 5200, 1800, .06, .3], ['noise', 1500, 700, .05, .35, .06]],
  play: [['noise', 2600, 500, .11, .4], ['sine', 170, 110, .07, .4, .07]],
  door: [['sawtooth', 70, 115, .34, .16], ['noise', 320, 140, .4, .4], ['sine', 90, 45, .2, .6, .34]],
  coins: [['sine', 2100, 2080, .13, .22], ['sine', 2800, 2780, .16, .22, .06], ['sine', 3300, 3280, .18, .16, .13]],
  death: [['sawtooth', 160, 42, .5, .3], ['noise', 500, 90, .45, .4]],
  turn: [['sine', 660, 660, .22, .4], ['sine', 990, 990, .34, .32, .11]],
  round: [['sine', 392, 391, 1.1, .4], ['sine', 1081, 1080, .6, .12], ['sine', 784, 783, .8, .16]],
  win: [523, 659, 784, 1047].map((pitch, nth) => /** @type {Voice} */ (['triangle', pitch, pitch, .34, .4, .13 * nth])),
  lose: [392, 349, 311, 196].map((pitch, nth) => /** @type {Voice} */ (['triangle', pitch, pitch * .98, .42, .36, .19 * nth])),
};
export const NAMES = Object.keys(SOUNDS);
const WAS = 'volume', FIRST = 4, MOST = 10;
/** @returns {number} from 0, which is off, to 10 */
export const volume = () => Number(localStorage.getItem(WAS) ?? FIRST);
/** @type {AudioContext|null} */
let context = null;
/** @type {AudioBuffer|null} */
let hiss = null;

/** A browser lets a page sound only after its person has done something. */
for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, () => {
  if (!volume()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
}, { capture: true });

/** @param {AudioContext} on */
function noise(on) {
  if (!hiss) {
    hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = on.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  return source;
}

/** @param {AudioContext} on @param {Voice} voice @param {number} loud */
function voiced(on, [wave, from, to, long, strong, later = 0], loud) {
  const at = on.currentTime + later, gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(strong * loud, at + .006);
  gain.gain.exponentialRampToValueAtTime(.0001, at + long);
  gain.connect(on.destination);
  const filter = wave === 'noise' ? new BiquadFilterNode(on, { type: 'bandpass', Q: .9 }) : null;
  const source = wave === 'noise' ? noise(on) : new OscillatorNode(on, { type: wave });
  const pitch = filter ? filter.frequency : /** @type {OscillatorNode} */ (source).frequency;
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + long);
  if (filter) source.connect(filter).connect(gain); else source.connect(gain);
  source.start(at);
  source.stop(at + long + .02);
}

/** What was played, for those who look: the last of them. @type {string[]} */
export const played = [];
/** @param {string} name */
export function play(name) {
  const loud = volume() / MOST * .22, on = context;
  if (!loud || !SOUNDS[name] || !on || on.state !== 'running' || document.hidden && name !== 'turn') return;
  played.push(name);
  if (played.length > 40) played.shift();
  for (const voice of SOUNDS[name]) voiced(on, voice, loud);
}
/** @param {number} to */
export function loudness(to) {
  localStorage.setItem(WAS, String(to));
  play('coins');
}
