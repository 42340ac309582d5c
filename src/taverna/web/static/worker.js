// @ts-check
// Shows a notice while no page is open, and leads to its table. Runs as /sw.js.
const worker = /** @type {any} */ (self);
worker.addEventListener('push', (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(worker.registration.showNotification('Taverna', { body: told.text, tag: told.table, icon: '/static/favicon-turn.svg', data: told.link }));
});
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(event.notification.data ?? '/mine'));
});
