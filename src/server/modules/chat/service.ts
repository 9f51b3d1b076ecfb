// The only file of this module that others import. The functions live in the file of their purpose, because
// they use each other: an implementation here would be imported by the files that it re-exports.

/** Rooms and messages: every other module writes through these, so that the counters of a room stay right. */
export { ensureRoom, openRoom, readByWorker, roomOf, writeMessage } from './rooms'
/** What the conditions of the list of rooms find. */
export { countRooms } from './listed'
export { notifyWorker } from './notifyWorker'
export { broadcast } from './broadcast'
/** Negotiations about one shift (協議). */
export { resolveNegotiation } from './negotiation'
/** The end of the latest shift of a pair, which decides until when they may write. */
export { lastEndOf } from './repository'
