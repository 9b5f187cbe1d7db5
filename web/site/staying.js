/** Keeps the whole site at hand, so that it works without a line. `tools/site.py` fills in version and files.
 *  A new version is fetched beside the old one and waits until the reader wants it. */
const VERSION = '{{version}}';
const FILES = JSON.parse('{{files}}');
const SHELF = `bottega-site-${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(stock()));

/** Fetch what has changed; what an older shelf holds under the same digest is copied from there. */
async function stock() {
  const shelf = await caches.open(SHELF);
  const older = (await caches.keys()).filter((name) => name.startsWith('bottega-site-') && name !== SHELF);
  const known = await Promise.all(older.map((name) => caches.open(name)));
  for (const [path, digest] of Object.entries(FILES)) {
    const mark = `${path}?${digest}`;
    const copies = await Promise.all(known.map((shelf) => shelf.match(mark)));
    await shelf.put(mark, copies.find((one) => one) ?? (await fetched(path, digest)));
  }
}

/** A file as the page has just fetched it, so that nothing comes twice; anew only if that is another version of it. */
async function fetched(path, digest) {
  for (const cache of ['default', 'reload']) {
    const answer = await fetch(path, { cache });
    if (!answer.ok) throw new Error(`${path} is missing`);
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
    const found = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (found.startsWith(digest)) return answer;
  }
  throw new Error(`${path} is of another version`);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('bottega-site-') && name !== SHELF).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const scope = new URL('.', location.href).href;
  const address = event.request.url.split(/[?#]/)[0];
  if (!address.startsWith(scope)) return;
  const path = address.slice(scope.length) || 'index.html';
  if (path in FILES) event.respondWith(kept(path, event.request));
});

async function kept(path, request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(`${path}?${FILES[path]}`)) ?? fetch(request);
}
