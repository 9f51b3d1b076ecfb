/** `expired`: the session has ended. `otherAccount`: another account has signed in in this browser. */
export type SessionLoss = { reason: 'expired' | 'otherAccount'; isWrite: boolean }
export type HandleLoss = (loss: SessionLoss) => void
type Position = {
  /** Whether there is input that leaving would lose. */
  isUnsaved: boolean
  /** The input is in a dialog over the page; its guard is notified instead of those of the forms below. */
  isInFront: boolean
}

const handlers = new Map<HandleLoss, Position>()

/** Registers a guard that keeps its input when the session is lost. Returns a function that removes it. */
export function holdOnExpiry(handler: HandleLoss, position: Position) {
  handlers.set(handler, position)
  return () => {
    handlers.delete(handler)
  }
}

/**
 * Notifies the guards with unsaved input that the session is lost; false if the page can be left. A refused write on
 * the page of another account is notified even without input, because the user waits for its effect.
 */
export function tellExpiry(loss: SessionLoss) {
  const isPressed = loss.reason === 'otherAccount' && loss.isWrite
  const unsaved = [...handlers].filter(([, { isUnsaved }]) => isUnsaved)
  const told = unsaved.length === 0 && isPressed ? [...handlers] : unsaved
  // The sign-in from a form below would lose the input of the dialog.
  const isDialogOpen = told.some(([, { isInFront }]) => isInFront)
  for (const [handler, { isInFront }] of told) if (isInFront === isDialogOpen) handler(loss)
  return told.length > 0
}
