// The only file of this module that others import. The functions live in the file of their purpose, because
// they use each other: an implementation here would be imported by the files that it re-exports.

/** Rooms and messages: every other module writes through these, so that the counters of a room stay right. */
export { openRoom, readByWorker, roomOf, writeMessage, writeMessages, writeToPair } from './rooms'
/** The number of rooms that a saved view finds. */
export { countRooms } from './listed'
export { notifyWorker } from './notifyWorker'
export { broadcast } from './broadcast'
/** Negotiations about one shift (協議). */
export { resolveNegotiation } from './negotiation'
/** When the last shift of a pair ends, which decides until when they may write. */
export { lastEndOf } from './repository'
