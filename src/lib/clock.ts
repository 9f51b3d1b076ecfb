/**
 * The console goes by the clock of its server: devices in shops are minutes, sometimes days off, and their day would
 * then never be one of the server's.
 */
let offsetMs = 0

/** The present by the server's clock; by the device's until the first answer has come. */
export const serverNow = () => new Date(Date.now() + offsetMs)

/**
 * The device's clock, in ms since 1970: for what passes between two moments on this device, and for what it stores with
 * other tabs. Never for a day or a time that is shown, or compared with one of the server.
 */
export const deviceNow = () => Date.now()

/**
 * Learns the server's time from the Date header of an answer, which is cut to the second. `sentAt`: `deviceNow()` when
 * the call was sent. The server wrote the header between then and now; within these bounds the offset stays, so that a
 * right clock is not corrected.
 */
export function learnServerTime(dateHeader: string | null, sentAt: number) {
  const second = Date.parse(dateHeader ?? '')
  if (Number.isNaN(second)) return
  const least = second - deviceNow()
  const most = second + 999 - sentAt
  offsetMs = Math.min(Math.max(offsetMs, least), most)
}
