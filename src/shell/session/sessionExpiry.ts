type HandleExpiry = (call: { isWrite: boolean }) => void

const handlers = new Set<HandleExpiry>()

/**
 * Registers a form with unsaved input, which is not left when the session ends. Returns a function that removes it.
 */
export function holdOnExpiry(handler: HandleExpiry) {
  handlers.add(handler)
  return () => {
    handlers.delete(handler)
  }
}

/** Tells the forms with unsaved input that the session has ended; false if there is none. */
export function tellExpiry(call: { isWrite: boolean }) {
  handlers.forEach((handler) => handler(call))
  return handlers.size > 0
}
