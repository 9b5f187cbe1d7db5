/** Keeps the page itself at hand on a flaky line, and shows notices when it is closed. Games are never kept: the
 *  server is the truth. */
const SHELF = 'bottega-1';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(shelfFirst(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(lineFirst(event.request));
});

/** Names of built files carry their digest, so a kept one is never stale. */
async function shelfFirst(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** Every address of the page is the same document. */
async function lineFirst(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await shelf.match('/');
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || 'Bottega', {
      body: told.text || '',
      icon: '/icon-192.png',
      tag: told.table || 'bottega',
      data: { link: told.link || '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});

/** Back to the window where this table is already open, else a new one. */
async function show(link) {
  const address = new URL(link, location.origin);
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((one) => new URL(one.url).pathname === address.pathname);
  return there ? there.focus() : self.clients.openWindow(address.href);
}
