// Keeps one page, /offline, and its files for the time without a connection. Answers of the API and pages with data
// never pass through here: today's list is kept by the page itself (src/lib/storage/keptToday.ts), which also removes it.
const PREFIX = 'offline-page-'
const CACHE = PREFIX + new URL(self.location.href).searchParams.get('v')
const PAGE = '/offline'
const CONSOLE = /^\/(clients|companies|account)(\/|$)/

async function keepPage() {
  const response = await fetch(PAGE, { cache: 'reload' })
  if (!response.ok || response.redirected) throw new Error(`${PAGE}: ${response.status}`)
  const html = await response.clone().text()
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|webmanifest))(?:\?[^"]*)?"/g)]
  const cache = await caches.open(CACHE)
  await cache.addAll([...new Set(files.map(([, path]) => path))])
  await cache.put(PAGE, response)
}

async function dropOtherVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function navigate({ request, preloadResponse }) {
  try {
    const preloaded = await preloadResponse
    // Without a connection Firefox preloads an error instead of refusing.
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request)
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    const page = await caches.match(PAGE)
    if (pathname === PAGE && page) return page
    if (page && CONSOLE.test(pathname))
      // In the fragment: for a query Next would ask the server again.
      return Response.redirect(`${PAGE}#${encodeURIComponent(pathname + search)}`)
    throw error
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  // The preload keeps pages as quick as without a service worker.
  const isReady = [dropOtherVersions(), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(isReady).then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigate(event))
  else if (pathname.startsWith('/_next/static/') || /^\/[\w-]+\.svg$/.test(pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
