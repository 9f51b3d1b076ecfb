type HandleExpiry = (call: { isWrite: boolean }) => void

/** The handlers, and whether the input of each is in front of the page. */
const handlers = new Map<HandleExpiry, boolean>()

/**
 * Registers unsaved input, which is not left when the session ends. `isInFront`: it stands in a dialog over the page,
 * and the forms below are told after it. Returns a function that removes it.
 */
export function holdOnExpiry(handler: HandleExpiry, isInFront: boolean) {
  handlers.set(handler, isInFront)
  return () => {
    handlers.delete(handler)
  }
}

/** Tells whoever has unsaved input that the session has ended; false if there is nobody. */
export function tellExpiry(call: { isWrite: boolean }) {
  const all = [...handlers]
  // The sign-in from a form below would lose what stands in the dialog.
  const isDialogOpen = all.some(([, isInFront]) => isInFront)
  for (const [handler, isInFront] of all) if (isInFront === isDialogOpen) handler(call)
  return all.length > 0
}
