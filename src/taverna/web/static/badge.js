// @ts-check
// How many tables wait for this device: beside the way to them, and on the icon of an installed page.
const link = document.getElementById('mine-link');
if (link && localStorage.getItem('sat')) fetch('/api/mine').then(reply => reply.ok ? reply.json() : null).then(mine => {
  if (!mine) return;
  if (mine.turns) link.append(Object.assign(document.createElement('span'), { className: 'due-count', textContent: String(mine.turns) }));
  /** @type {any} */ (navigator).setAppBadge?.(mine.turns);
}).catch(() => {});
