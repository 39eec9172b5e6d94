import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (web/build.ts): the client's files, and the script that a page of this build begins with. */
declare const __BUILD__: { files: PrecacheEntry[]; script: string };

/** The document before anything is rendered into it. With a query, so that no page is ever served from here in its place. */
const shell = '/shopping-list?shell';

// During an update another server may still answer with the former document, whose files are not here: then this worker is not
// installed, and the browser tries again later.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      if (!request.url.includes(shell)) return response;
      return (await response.clone().text()).includes(__BUILD__.script) ? response : null;
    },
  },
]);
precacheAndRoute([...__BUILD__.files, { url: shell, revision: __BUILD__.script }]);
cleanupOutdatedCaches();

// A page that was loaded from the network is the newest version, and asks for this worker.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([askAtOnce(), tellPages()])));

/** Pages come from the server, which renders them; only without a connection the client shows what it has kept. */
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || new URL(url).pathname.startsWith('/api/')) return;
  event.respondWith(pageFor(event));
});

async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Where the device knows that there is no network, nothing is waited for.
  const cached = self.navigator.onLine ? undefined : await matchPrecache(shell);
  if (cached) return cached;
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cached = await matchPrecache(shell);
    if (cached) return cached;
    throw error;
  }
}

/** The browser asks the server while it starts this worker, not after it. */
async function askAtOnce() {
  await self.registration.navigationPreload?.enable();
}

/** Pages of an earlier version offer to load the new one. */
async function tellPages() {
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage({ script: __BUILD__.script });
}
