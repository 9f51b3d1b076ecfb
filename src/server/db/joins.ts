import { and, eq } from 'drizzle-orm'
import { clientUsers, matchings, offerings } from './schema'

/** The posting of a matching, by both columns of its key: an id alone could be another store's. */
export const shiftOfMatching = and(
  eq(offerings.clientId, matchings.clientId),
  eq(offerings.id, matchings.offeringId),
)
/** What the store of a matching knows of its worker. */
export const knownOfMatching = and(
  eq(clientUsers.clientId, matchings.clientId),
  eq(clientUsers.userId, matchings.userId),
)
