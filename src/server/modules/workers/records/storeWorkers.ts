import { eq, or } from 'drizzle-orm'
import { ageOn } from '@/domain/workers/age'
import { dayOf } from '@/lib/date'
import { searchKey } from '@/lib/text/searchKey'
import { clientUsers, users } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Tx } from '@/server/db/transaction'
import { figuresOf } from './workerRecords'

/**
 * Reads workers with a store's record of them. This join alone makes a worker visible to a store.
 */
export const storeWorkers = (db: Tx) =>
  db
    .select({ clientUser: clientUsers, user: users })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))

export type StoreWorker = {
  clientUser: typeof clientUsers.$inferSelect
  user: typeof users.$inferSelect
}

/** Personal data and record of a worker, as all lists of workers show them. */
export const workerFacts = ({ user, clientUser }: StoreWorker, now: Date) => {
  const { goodRate, cancelRate, lastMinuteCancelRate } = figuresOf(user, clientUser.workedCount)
  return {
    userId: user.id,
    name: user.name,
    nameKana: user.nameKana,
    age: ageOn(user.birthOn, dayOf(now)),
    tier: user.tier,
    totalWorkedCount: user.totalWorkedCount,
    workedCountHere: clientUser.workedCount,
    goodRate,
    cancelRate,
    lastMinuteCancelRate,
    trusted: clientUser.trusted,
  }
}

/** Part of a name or of its reading: 'たかはし', 'タカハシ', 'ﾀｶﾊｼ', '高橋' and '髙橋' find the same person. */
export function nameMatches(text: string) {
  if (searchKey(text) === '') return undefined
  return or(
    contains(users.name, text),
    contains(users.kanaKey, text),
    contains(users.nameKana, text),
  )
}
