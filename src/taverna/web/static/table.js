// @ts-check
// A table: what the host says goes to whoever it is for. Knows no game.
import { settle } from './asking.js';
import { coming } from './coming.js';
import { uncovered } from './curtain.js';
import { connect, hello, welcomed } from './link.js';
import { tell } from './log.js';
import { peek, shown } from './look.js';
import { $, adopt, replaceAll, scene } from './patch.js';
import './pointer.js';
import { refuse, says } from './says.js';
import { start, state } from './state.js';
import { queue, show } from './telling.js';

/** An update names the scene it starts from and the one it leads to. @param {any} message */
function receive(message) {
  switch (message.type) {
    case 'welcome':
      state.held = message.seats;
      welcomed();
      break;
    case 'scene':
      state.have = message.to;
      queue(() => {
        replaceAll(message);
        state.seat = message.seat;
        tell(0, message.log);
        settle(message);
        uncovered();
      });
      break;
    case 'update':
      if (message.to === state.have) break;
      if (message.from !== state.have) { hello(state.seat); break; }
      state.have = message.to;
      queue(() => show(message));
      break;
    case 'pong':
      if (message.have !== state.have) hello(state.seat);
      break;
    case 'done':
      if (state.pending?.question === message.question) state.pending = null;
      break;
    case 'refused':
      state.pending = null;
      refuse(message);
      break;
    case 'why':
      if (message.text && !coming.notNow(message)) refuse(message);
      break;
    case 'preview':
      if (state.ask && message.question === state.ask.id && message.option === state.selected) peek(state.ask.options.find(option => option.id === message.option)?.text ?? '', message.markup);
      break;
    case 'look':
      shown(message);
      coming.told();
      break;
    case 'advice':
      coming.advised(message);
      break;
    case 'told':
      says(message.text);
      break;
    case 'chat':
      coming.hear(message);
  }
}

adopt(start.order);
tell(0, start.log);
settle(start);
connect(receive);
/** The styles of what is not seen at first. */
const dressed = new Promise(done => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: $('symbols').dataset.sheet, onload: done, onerror: done })));
Promise.allSettled([import('./later.js'), dressed]).then(() => { scene.dataset.uiReady = ''; });
