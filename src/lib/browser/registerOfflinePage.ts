let isRegistered = false

/**
 * Registers the service worker that keeps the page for the time without a connection (`public/sw.js`). `version`: of
 * this build, because its files have other names than those of the build before.
 */
export function registerOfflinePage(version: string) {
  if (isRegistered || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator))
    return
  isRegistered = true
  // Where it is blocked (private windows, policies of the device) there is no such page.
  navigator.serviceWorker.register(`/sw.js?v=${encodeURIComponent(version)}`).catch(() => undefined)
}
