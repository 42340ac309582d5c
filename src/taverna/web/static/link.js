// @ts-check
// The socket to the host: comes back by itself, and says again what was not acknowledged.
import { words } from './patch.js';
import { says } from './says.js';
import { start, state } from './state.js';
import { whole } from './thin.js';

/** @type {WebSocket|null} */
let socket = null;
/** The last of each kind that was said before anybody could hear it. @type {Map<string, {type: string, [more: string]: unknown}>} */
const unheard = new Map(), WAITING = ['hello', 'undo', 'why'];
let tries = 0, heardAt = 0, lost = false;

/** @param {(message: any) => void} receive */
export function connect(receive) {
  const mine = socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${start.table}/live`);
  heardAt = Date.now();
  mine.onopen = () => {
    tries = 0;
    hello(state.seat);
    for (const message of [state.pending, ...unheard.values()]) if (message) send(message);
    unheard.clear();
  };
  mine.onmessage = event => { heardAt = Date.now(); const message = JSON.parse(event.data); whole(message); receive(message); };
  mine.onclose = () => {
    if (socket !== mine) return;
    lost = true;
    says(words.lost);
    setTimeout(() => connect(receive), Math.min(1500, 100 * 2 ** tries++));
  };
}
/** @param {{type: string, [more: string]: unknown}} message */
export function send(message) {
  if (socket?.readyState === 1) socket.send(JSON.stringify(message));
  else if (WAITING.includes(message.type)) unheard.set(message.type, message);
}
export const hello = (/** @type {number|null} */ seat) => send({ type: 'hello', seat, lang: start.lang, have: state.have, thin: true, talk: true });
export function welcomed() {
  if (lost) { lost = false; says(words.back); }
}
setInterval(() => {
  if (Date.now() - heardAt > 20000) socket?.close();
  else send({ type: 'ping', have: state.have });
}, 8000);
