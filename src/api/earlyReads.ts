/** A read that the head of the document has sent (shell/document/earlyReadsScript), before any module was loaded. */
export type EarlyRead = {
  /** `performance.now()` when it was sent. */
  sentAt: number
  answer: Promise<Response>
}
declare global {
  interface Window {
    /** By address, as `send` asks for it. */
    earlyReads?: Map<string, EarlyRead>
  }
}

/** How long an answer may wait to be taken, ms: a list that is opened later reads again. */
const MAX_AGE = 15_000

/** The read of this address that the head has sent; undefined where there is none, or it was taken, or is too old. */
export function takeEarlyRead(url: string): EarlyRead | undefined {
  const read = window.earlyReads?.get(url)
  window.earlyReads?.delete(url)
  return read && performance.now() - read.sentAt < MAX_AGE ? read : undefined
}
