import { and, eq, inArray } from 'drizzle-orm'
import type { LongTermLevel } from '@/contracts/longTermJobs/enums'
import type { LongTermWishes } from '@/contracts/longTermJobs/schemas'
import { isOpenSelection } from '@/domain/workers/longTerm'
import { firstOrNotFound } from '@/server/db/pagination'
import { clientUsers, longTermCandidates as candidates, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict, notFound } from '@/server/http/errors'
import {
  insertCandidate,
  updateCandidate,
  writeChange,
} from '@/server/modules/longTermJobs/records/candidates'
import { introduceWorker } from '@/server/modules/workers/records/clientUsers'
import { isBlocked } from './talk'

const MESSAGE_MAX_LENGTH = 500

type Candidate = typeof candidates.$inferSelect

/**
 * Locks the pair of worker and store, so that two taps make one candidacy. False if the store does not know the worker.
 */
async function lockPair(db: Tx, userId: number, clientId: number) {
  const rows = await db
    .select({ workedCount: clientUsers.workedCount })
    .from(clientUsers)
    .where(and(eq(clientUsers.clientId, clientId), eq(clientUsers.userId, userId)))
    .for('update')
  return rows[0]
}

const writeSelection = (
  { db, now }: Operation,
  { clientId, id: candidateId, selection }: Pick<Candidate, 'clientId' | 'id' | 'selection'>,
) => writeChange(db, { clientId, candidateId, selection, changedAt: now.toISOString() })

async function refuseBlocked(db: Tx, userId: number, clientId: number) {
  if (await isBlocked(db, userId, clientId)) throw conflict('この店舗には応募できません。')
}

/** Returns the open application of a worker to the job of an offering. All offerings of one offer are one job. */
async function openApplication(
  db: Tx,
  userId: number,
  { clientId, offerId }: Pick<typeof offerings.$inferSelect, 'clientId' | 'offerId'>,
) {
  const rows = await db
    .select({ selection: candidates.selection })
    .from(candidates)
    .where(
      and(
        eq(candidates.clientId, clientId),
        eq(candidates.userId, userId),
        inArray(
          candidates.offeringId,
          db
            .select({ id: offerings.id })
            .from(offerings)
            .where(and(eq(offerings.clientId, clientId), eq(offerings.offerId, offerId))),
        ),
      ),
    )
  return rows.find(({ selection }) => isOpenSelection(selection))
}

/** A worker applies for long-term employment through an offering that offers it. Returns the id of the application. */
export async function applyForLongTerm(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  { message, wishes }: { message: string; wishes: LongTermWishes },
): Promise<number> {
  const offering = firstOrNotFound(
    await db.select().from(offerings).where(eq(offerings.id, offeringId)),
  )
  const { clientId, publishedAt, terms } = offering
  if (publishedAt === null || new Date(publishedAt) > now) throw notFound()
  if (!terms.longTermEnabled) throw conflict('この求人では、長期採用の応募を受け付けていません。')
  if (message.length > MESSAGE_MAX_LENGTH)
    throw conflict(`応募のことばは${MESSAGE_MAX_LENGTH}文字以内で入力してください。`)
  await refuseBlocked(db, userId, clientId)
  await introduceWorker(db, { clientId, userId }, now)
  await lockPair(db, userId, clientId)
  if (await openApplication(db, userId, offering))
    throw conflict('この仕事には、すでに応募しています。')
  const application = await insertCandidate(db, {
    clientId,
    userId,
    kind: 'application',
    offeringId,
    message,
    wishes,
    receivedAt: now.toISOString(),
    updatedAt: now.toISOString(),
  })
  await writeSelection({ db, now }, application)
  return application.id
}

/**
 * A worker who has worked at a store says 「このお店で長く働いてみたい」, or repeats it: after a withdrawal the
 * selection begins again, a decision of the store stays. Returns the id of the preference.
 */
export async function preferLongTerm(
  { db, now }: Operation,
  userId: number,
  clientId: number,
  { level, wishes }: { level: LongTermLevel; wishes: LongTermWishes },
): Promise<number> {
  const pair = await lockPair(db, userId, clientId)
  if (!pair || pair.workedCount === 0)
    throw conflict('この店舗で勤務したあとに、希望を伝えられます。')
  await refuseBlocked(db, userId, clientId)
  const [earlier] = await db
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.clientId, clientId),
        eq(candidates.userId, userId),
        eq(candidates.kind, 'preference'),
      ),
    )
  const preferenceColumns = {
    level,
    wishes,
    receivedAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  if (!earlier) {
    const preference = await insertCandidate(db, {
      clientId,
      userId,
      kind: 'preference',
      ...preferenceColumns,
    })
    await writeSelection({ db, now }, preference)
    return preference.id
  }
  const hasWithdrawn = earlier.selection === 'declined_by_user'
  if (!hasWithdrawn && !isOpenSelection(earlier.selection))
    throw conflict('この店舗での選考は終わっています。')
  const selection = hasWithdrawn ? 'unselected' : earlier.selection
  await updateCandidate(db, earlier, {
    ...preferenceColumns,
    selection,
    lockVersion: earlier.lockVersion + 1,
    updatedBy: null,
  })
  if (hasWithdrawn) await writeSelection({ db, now }, { ...earlier, selection })
  return earlier.id
}

/** A worker withdraws an application or a preference, at any time. */
export async function withdrawFromLongTerm(
  { db, now }: Operation,
  userId: number,
  candidateId: number,
): Promise<void> {
  const candidate = firstOrNotFound(
    await db
      .select()
      .from(candidates)
      .where(and(eq(candidates.id, candidateId), eq(candidates.userId, userId)))
      .for('update'),
  )
  if (candidate.selection === 'declined_by_user') throw conflict('すでに辞退しています。')
  const selection = 'declined_by_user'
  await updateCandidate(db, candidate, {
    selection,
    isEndedByHire: false,
    lockVersion: candidate.lockVersion + 1,
    updatedBy: null,
    updatedAt: now.toISOString(),
  })
  await writeSelection({ db, now }, { ...candidate, selection })
}
