import Router from 'next/router'

// While a dialog is open, the history has a second entry of the same page above the page's own one:
// Back then leads to the entry below, which closes the dialog. Router.beforePopState cannot do this:
// the router skips it on the first page of a document, and it has room for one listener only, which
// the unsaved-changes guard needs.
//
// A dialog that is closed by a button leaves the second entry in place. Removing it by history.back()
// would be asynchronous and could undo a route change that the same press starts. Instead the two
// entries count as one: Back from the second goes on to what was before the page.

/** Which of the two entries of its page an entry is; stored in its state beside the router's key. */
type Place = 'page' | 'dialog'
type EntryState = { key?: string; dialogPlace?: Place }
/** Returns whether the dialog closes: it does not while its action runs. */
type HandleBack = () => boolean

const openDialogs: HandleBack[] = []
const readEntry = () => ({ state: (history.state ?? {}) as EntryState, url: location.href })
/** The current entry. When popstate fires, the browser has already changed state and URL. */
let current: ReturnType<typeof readEntry> = { state: {}, url: '' }

function updateCurrent() {
  const { key, dialogPlace } = current.state
  const { state } = readEntry()
  // Router.replace keeps the key and drops the rest.
  if (dialogPlace && state.key === key && !state.dialogPlace)
    history.replaceState({ ...state, dialogPlace }, '')
  current = readEntry()
}

function pushDialogEntry() {
  const { state } = readEntry()
  history.replaceState({ ...state, dialogPlace: 'page' satisfies Place }, '')
  history.pushState({ ...state, dialogPlace: 'dialog' satisfies Place }, '')
  current = readEntry()
}

/** Closes the uppermost dialog after Back has led from the second entry of the page to the first. */
function closeTopDialog(left: EntryState, url: string) {
  // The URL may have been replaced while the dialog was open.
  history.replaceState({ ...left, dialogPlace: 'page' satisfies Place }, '', url)
  current = readEntry()
  const isClosing = openDialogs.at(-1)?.()
  if (!isClosing || openDialogs.length > 1) pushDialogEntry()
}

function handlePopState(event: PopStateEvent) {
  const { state: left, url } = current
  const arrived = (event.state ?? {}) as EntryState
  const isSamePage =
    arrived.key === left.key &&
    [arrived.dialogPlace, left.dialogPlace].toSorted().join() === 'dialog,page'
  const isBack = arrived.dialogPlace === 'page'
  // The router handles changes of the page. After Forward it does so if the URL differs.
  if (!isSamePage || (!isBack && location.href !== url)) {
    // The router replaces the state: updateCurrent marks it again.
    current = { state: arrived, url: location.href }
    return
  }
  event.stopImmediatePropagation()
  if (isBack && openDialogs.length > 0) return closeTopDialog(left, url)
  current = readEntry()
  if (isBack) history.back()
}

/**
 * Follows the history of this document. Called once, before the router adds its own listener: Chromium calls the
 * listeners of the window in the order in which they were added, also those that capture.
 */
export function followDialogHistory() {
  addEventListener('popstate', handlePopState, { capture: true })
  Router.events.on('routeChangeComplete', updateCurrent)
}

/**
 * Lets the browser's Back close a dialog instead of leaving the page. Call it when the dialog opens;
 * the returned function ends it. Of several dialogs the one that was opened last closes first.
 */
export function closeOnBack(handleBack: HandleBack) {
  openDialogs.push(handleBack)
  current = readEntry()
  if (current.state.dialogPlace !== 'dialog') pushDialogEntry()
  return () => {
    openDialogs.splice(openDialogs.indexOf(handleBack), 1)
  }
}
