// Keeps the pages for times without a network. What needs the table's server is never answered from here.
/* global SHELL_FILES, SHELL_VERSION, KIT_NAME */
const SHELL = `wrobel-shell-${SHELL_VERSION}`;
const KIT = KIT_NAME;
const files = new Set(SHELL_FILES);
const root = new URL('.', self.location.href);

/** The address within our folder: `assets/index.js`; null for anything else. */
function within(address) {
  const { origin, pathname } = new URL(address);
  return origin === root.origin && pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : null;
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['./', ...SHELL_FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('wrobel-') && name !== SHELL && name !== KIT))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = within(request.url);
  if (request.method !== 'GET' || path === null) return;
  if (request.mode === 'navigate') {
    // A new version shows at once where there is a network.
    event.respondWith(fetch(request).catch(() => caches.match('./', { ignoreSearch: true })));
  } else if (files.has(path) || (path.startsWith('python/') && path !== 'python/kit.json') || path === 'api/tabletop/core.zip') {
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
  }
});
