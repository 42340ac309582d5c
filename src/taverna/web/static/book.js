// @ts-check
// A book under the hand: on a phone its contents are folded; links of old lead to where a rule stands now.
const rail = document.querySelector('.rail details'), narrow = matchMedia('(max-width: 860px)');
if (rail instanceof HTMLDetailsElement) rail.open = !narrow.matches;

const here = document.querySelector('.numbers');
if (here && location.hash.length > 1) {
  const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (wanted instanceof HTMLAnchorElement && here.contains(wanted)) location.replace(wanted.href);
  else if (location.hash.startsWith('#term-')) location.replace(`${location.pathname}/glossary${location.hash}`);
}
const now = document.querySelector('.rail [aria-current]'), side = document.querySelector('.rail');
if (now instanceof HTMLElement && side) side.scrollTop = now.offsetTop - side.clientHeight / 2;
