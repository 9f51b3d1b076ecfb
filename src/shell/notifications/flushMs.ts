/** Queued notifications are shown together once in this many milliseconds. */
export const FLUSH_MS = 1000
