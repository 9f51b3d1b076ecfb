export { settleNegotiation } from './negotiation'

export { notifyWorker } from './notifyWorker'

export { broadcast } from './broadcast'

export { lastEndOf } from './repository'
export { openRoom, writeMessage, roomOf, ensureRoom } from './rooms'
