// @ts-check
// A table: what the host says goes to whoever it is for. Knows no game.
import { settle } from './asking.js';
import { back, leave } from './away.js';
import { uncovered } from './curtain.js';
import './clock.js';
import './ending.js';
import { notNow, told } from './explain.js';
import './guide.js';
import './keys.js';
import { connect, hello, welcomed } from './link.js';
import { tell } from './log.js';
import { peek, shown } from './look.js';
import { adopt, replaceAll, scene } from './patch.js';
import './pointer.js';
import { refuse, says } from './says.js';
import './settings.js';
import { start, state } from './state.js';
import { hear } from './talk.js';
import { queue, show } from './telling.js';
import './turn.js';

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
      if (message.text && !notNow(message)) refuse(message);
      break;
    case 'preview':
      if (state.ask && message.question === state.ask.id && message.option === state.selected) peek(state.ask.options.find(option => option.id === message.option)?.text ?? '', message.markup);
      break;
    case 'look':
      shown(message);
      told();
      break;
    case 'told':
      says(message.text);
      break;
    case 'chat':
      hear(message);
  }
}

const diary = () => `left:${start.table}:${state.seat}`;
document.addEventListener('visibilitychange', () => document.hidden ? leave(diary()) : back(diary()));
adopt(start.order);
tell(0, start.log);
back(diary());
settle(start);
connect(receive);
scene.dataset.uiReady = '';
