import Router from 'next/router'

/** The state of an entry; the router writes its key, and drops the rest when it replaces the state. */
type EntryState = { key?: string; position?: number }

/** The position of the current entry in the history of this tab; the first page of the document is 0. */
let position = 0
const read = () => (history.state ?? {}) as EntryState

/** Returns how many entries popstate has moved from the shown page: negative after Back; 0 if unknown. */
export const distanceTo = (state: unknown) =>
  ((state as EntryState | null)?.position ?? position) - position

/**
 * Numbers the entries of the history, so that Forward can be told from Back: browsers do not say which one was pressed.
 * Call it once per document. The number is in the state of the entry, which survives a reload.
 */
export function numberHistory() {
  let shownKey = read().key
  let arrived: EntryState = {}
  position = read().position ?? 0
  const mark = () => {
    shownKey = read().key
    history.replaceState({ ...read(), position }, '')
  }
  addEventListener(
    'popstate',
    ({ state }: PopStateEvent) => {
      arrived = (state ?? {}) as EntryState
    },
    { capture: true },
  )
  // The router has written the state of the first entry after this module was loaded.
  Router.events.on('routeChangeStart', () => {
    if (read().key !== arrived.key) mark()
  })
  Router.events.on('routeChangeComplete', () => {
    const { key } = read()
    if (key !== undefined && key === arrived.key) position = arrived.position ?? position
    else if (key !== shownKey) position += 1
    mark()
  })
}
