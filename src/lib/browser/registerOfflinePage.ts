let isRegistered = false

/**
 * Registers the service worker that keeps the page for times without a connection (`public/sw.js`). `version`: the
 * version of this build. It is part of the URL because the files of each build have other names.
 */
export function registerOfflinePage(version: string) {
  if (isRegistered || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator))
    return
  isRegistered = true
  // If service workers are blocked (private windows, policies of the device), the console works without the page.
  navigator.serviceWorker.register(`/sw.js?v=${encodeURIComponent(version)}`).catch(() => undefined)
}
