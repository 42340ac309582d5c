// @ts-check
// How things are told, as this device likes it.
import { pace } from './motes.js';
import { $ } from './patch.js';
import { loudness, play, volume } from './sound.js';

$('pace').value = String(pace());
$('pace').addEventListener('change', () => localStorage.setItem('pace', $('pace').value));
$('volume').value = String(volume());
$('volume').addEventListener('change', () => loudness(Number($('volume').value)));
document.addEventListener('taverna:turn', () => play('turn'));  // others have decided, and now one is asked
