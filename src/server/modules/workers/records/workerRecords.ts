import { desc, inArray } from 'drizzle-orm'
import type { Certificate, WorkerFigures, WorkerRecord } from '@/domain/workers/conditions'
import type { ResidenceCard } from '@/domain/workers/residence/residence'
import type { Day } from '@/lib/date'
import { percentOf } from '@/lib/percentOf'
import { qualificationDocuments, residenceCards, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The columns of a worker from which a record is made, together with the certificates. */
export const recordColumns = {
  goodCount: users.goodCount,
  reviewCount: users.reviewCount,
  cancelCount: users.cancelCount,
  lastMinuteCancelCount: users.lastMinuteCancelCount,
  totalWorkedCount: users.totalWorkedCount,
  penaltyPoints: users.penaltyPoints,
  qualificationIds: users.qualificationIds,
}
type User = Pick<typeof users.$inferSelect, 'id' | keyof typeof recordColumns>
type Counts = Omit<User, 'id' | 'qualificationIds'>

/** The figures to which the conditions of offers refer, rates in whole percent. `workedCount`: shifts at the store. */
export const figuresOf = (user: Counts, workedCount: number): WorkerFigures => {
  const acceptedCount = user.totalWorkedCount + user.cancelCount
  return {
    goodRate: percentOf(user.goodCount, user.reviewCount),
    cancelRate: percentOf(user.cancelCount, acceptedCount) ?? 0,
    lastMinuteCancelRate: percentOf(user.lastMinuteCancelCount, acceptedCount) ?? 0,
    penaltyPoints: user.penaltyPoints,
    workedCount,
  }
}

/**
 * The latest certificate of each worker, qualification and status at any store, the newest first. A confirmed one stays
 * valid while its renewal waits.
 */
async function latestCertificates(
  db: Tx,
  userIds: readonly number[],
): Promise<(userId: number) => Certificate[]> {
  if (userIds.length === 0) return () => []
  const { userId, qualificationId, status, expiresOn, submittedAt, id } = qualificationDocuments
  const rows = await db
    .selectDistinctOn([userId, qualificationId, status], {
      userId,
      qualificationId,
      status,
      expiresOn,
      submittedAt,
    })
    .from(qualificationDocuments)
    .where(inArray(userId, [...userIds]))
    .orderBy(userId, qualificationId, status, desc(submittedAt), desc(id))
  const documents = rows.sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt))
  return (wantedId) =>
    documents
      .filter((document) => document.userId === wantedId)
      .map(({ submittedAt: _, userId: _id, ...certificate }) => certificate)
}

/** The record as one store sees it, by the shifts worked there. */
type RecordAt = (workedCount: number) => WorkerRecord
const recordOf =
  (user: User, certificates: Certificate[]): RecordAt =>
  (workedCount) => ({
    ...figuresOf(user, workedCount),
    qualificationIds: user.qualificationIds,
    certificates,
  })

/**
 * Returns the records of workers whose rows the caller has read, with the certificates of `people` among them. It reads
 * across all stores, so it must run outside a scope.
 */
export async function recordsOfUsers(
  db: Tx,
  people: readonly User[],
): Promise<(user: User) => RecordAt> {
  const certificatesOf = await latestCertificates(
    db,
    people.map(({ id: userId }) => userId),
  )
  return (user) => recordOf(user, certificatesOf(user.id))
}

/** What the residence cards of these workers permit; not their nationality. */
async function residenceCardsOf(db: Tx, userIds: readonly number[]) {
  const rows = await db
    .select({
      userId: residenceCards.userId,
      workRestriction: residenceCards.workRestriction,
      extraPermission: residenceCards.extraPermission,
      validUntilOn: residenceCards.validUntilOn,
    })
    .from(residenceCards)
    .where(inArray(residenceCards.userId, [...userIds]))
  return new Map(rows.map(({ userId, ...card }) => [userId, card]))
}

type StoredRecord = {
  userId: number
  birthOn: Day
  /** undefined: the operator recorded none, as for citizens. */
  residenceCard: ResidenceCard | undefined
  recordAt: RecordAt
}

/** Returns what applications of these workers are checked against. Reads across all stores: run it outside a scope. */
export async function workerRecords(
  db: Tx,
  userIds: readonly number[],
): Promise<Map<number, StoredRecord>> {
  if (userIds.length === 0) return new Map()
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]))
  const certificatesOf = await latestCertificates(db, userIds)
  const cards = await residenceCardsOf(db, userIds)
  return new Map(
    people.map((user) => {
      const { id: userId, birthOn } = user
      const recordAt = recordOf(user, certificatesOf(userId))
      return [userId, { userId, birthOn, residenceCard: cards.get(userId), recordAt }]
    }),
  )
}
