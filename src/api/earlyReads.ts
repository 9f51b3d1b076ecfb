/** A read that the head of the document has sent (shell/document/earlyReadsScript), before any module was loaded. */
export type EarlyRead = {
  /** `performance.now()` when it was sent. */
  sentAt: number
  answer: Promise<Response>
}
declare global {
  interface Window {
    /** The reads by their URL, as `send` requests it. */
    earlyReads?: Map<string, EarlyRead>
  }
}

/** A response older than this (ms) is not used: a list that is opened later reads again. */
const MAX_AGE = 15_000

/**
 * Takes the read of this URL that the head has sent. Undefined if there is none, it was taken already, or is too old.
 */
export function takeEarlyRead(url: string): EarlyRead | undefined {
  const read = window.earlyReads?.get(url)
  window.earlyReads?.delete(url)
  return read && performance.now() - read.sentAt < MAX_AGE ? read : undefined
}
