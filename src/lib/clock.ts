/**
 * The server's clock minus that of the device. The console uses the clock of its server: devices in stores are minutes,
 * sometimes days off, so their current day could differ from the server's.
 */
let offsetMs = 0

/** Returns the current time of the server; until the first response, that of the device. */
export const serverNow = () => new Date(Date.now() + offsetMs)

/**
 * Returns the time of the device, in ms since 1970. Use it for durations on this device and for values shared with
 * other tabs, never for a day or a time that is shown or compared with one of the server.
 */
export const deviceNow = () => Date.now()

/**
 * Learns the server's time from the Date header of a response, which is cut to the second. `sentAt`: `deviceNow()` when
 * the call was sent. The server wrote the header between then and now. While the present offset is within these bounds
 * it stays, so that a correct clock is not changed.
 */
export function learnServerTime(dateHeader: string | null, sentAt: number) {
  const second = Date.parse(dateHeader ?? '')
  if (Number.isNaN(second)) return
  const minOffsetMs = second - deviceNow()
  const maxOffsetMs = second + 999 - sentAt
  offsetMs = Math.min(Math.max(offsetMs, minOffsetMs), maxOffsetMs)
}
