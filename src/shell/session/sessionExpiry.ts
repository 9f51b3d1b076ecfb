/** `expired`: the session has ended. `otherAccount`: another account has signed in in this browser. */
export type SessionLoss = { reason: 'expired' | 'otherAccount'; isWrite: boolean }
export type HandleLoss = (loss: SessionLoss) => void
type Position = {
  /** Something has been typed that leaving would lose. */
  isUnsaved: boolean
  /** The input stands in a dialog over the page, and the forms below are told after it. */
  isInFront: boolean
}

const handlers = new Map<HandleLoss, Position>()

/** Registers what can say on the page that its session is lost. Returns a function that removes it. */
export function holdOnExpiry(handler: HandleLoss, position: Position) {
  handlers.set(handler, position)
  return () => {
    handlers.delete(handler)
  }
}

/**
 * Tells whoever has unsaved input that the session is lost; false if the page can be left. A refused write of another
 * account's page is told also without input: the user has pressed something and waits for its effect.
 */
export function tellExpiry(loss: SessionLoss) {
  const isPressed = loss.reason === 'otherAccount' && loss.isWrite
  const unsaved = [...handlers].filter(([, { isUnsaved }]) => isUnsaved)
  const told = unsaved.length === 0 && isPressed ? [...handlers] : unsaved
  // The sign-in from a form below would lose what stands in the dialog.
  const isDialogOpen = told.some(([, { isInFront }]) => isInFront)
  for (const [handler, { isInFront }] of told) if (isInFront === isDialogOpen) handler(loss)
  return told.length > 0
}
