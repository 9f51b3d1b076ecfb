/** The parts of the Navigation API that are used here; TypeScript's DOM library does not know it yet. */
type NavigateEvent = Event & {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  downloadRequest: string | null
  formData: FormData | null
  destination: { url: string; sameDocument: boolean }
}

/** Answers of the server that are no pages: files. */
const FILES = /^\/(?:app\/)?api\//

function isPageLoad(event: NavigateEvent) {
  const { url, sameDocument } = event.destination
  if (sameDocument || event.downloadRequest !== null || event.formData !== null) return false
  if (event.navigationType !== 'push' && event.navigationType !== 'replace') return false
  const { origin, pathname } = new URL(url)
  return origin === location.origin && !FILES.test(pathname)
}

/**
 * Calls `onLoad` before the browser replaces the document by another page of the console; `event.preventDefault()`
 * keeps it from doing so. The router loads documents without an event of its own, such as when the list of pages
 * (`_buildManifest.js`) is missing. Nothing is called for reloads and files, nor in browsers without the Navigation
 * API. Returns a function that ends it.
 */
export function onDocumentLoad(onLoad: (url: string, event: Event) => void) {
  const { navigation } = window as { navigation?: EventTarget }
  const handleNavigate = (event: Event) => {
    const navigateEvent = event as NavigateEvent
    if (event.cancelable && isPageLoad(navigateEvent)) onLoad(navigateEvent.destination.url, event)
  }
  navigation?.addEventListener('navigate', handleNavigate)
  return () => navigation?.removeEventListener('navigate', handleNavigate)
}
