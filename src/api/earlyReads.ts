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

/** The read of this address that the head has sent; undefined where it has not, or where it was taken before. */
export function takeEarlyRead(url: string): EarlyRead | undefined {
  const read = window.earlyReads?.get(url)
  window.earlyReads?.delete(url)
  return read
}
