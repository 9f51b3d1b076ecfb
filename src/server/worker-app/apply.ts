import { and, eq } from 'drizzle-orm'
import type { PublicationScope } from '@/contracts/offerings/enums'
import { cannotWorkAtAge } from '@/domain/workers/age'
import { cannotTakeShift } from '@/domain/workers/limits'
import { cannotApply, scopeAt } from '@/domain/offerings/offering'
import { manualMessage } from '@/domain/offers/manual'
import { payOf } from '@/domain/pay/pay'
import { formatShift } from '@/lib/date'
import type { Operation, Tx } from '@/server/db/transaction'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { clientUsers, clients, matchings, users } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { conflict } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { loadOf, overlaps, shiftsHeld } from '@/server/lookups/shiftLoad'
import { openRoom, writeMessage } from '@/server/modules/chat/service'
import { lockPosting, takeSeat } from '@/server/modules/matchings/service'
import { provisionStatusOf } from './provision'
import { isInScope } from './find'
import { isBlocked } from './talk'

type Posting = Awaited<ReturnType<typeof lockPosting>>
type Applicant = { userId: number; birthOn: string }

/**
 * A worker takes a seat: the first applicant is matched, and a labour contract begins. The lock on the posting makes
 * checking for a free seat and taking it one step for any number of applicants; the lock on the worker keeps two
 * applications of one person from passing the same limit. `shareToken`: of the link, for a posting that only its link
 * shows.
 */
export async function apply(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  { shareToken }: { shareToken?: string } = {},
): Promise<{ matchingId: number }> {
  const posting = await lockPosting(db, offeringId)
  await refuseSecondApplication(db, userId, offeringId)
  const reason = cannotApply(posting, now)
  if (reason) throw conflict(reason)
  const { name, birthOn } = takeOne(
    await db
      .select({ name: users.name, birthOn: users.birthOn })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update'),
  )
  const appliedScope = scopeAt(posting, now)
  await refuseIneligible(db, { userId, birthOn }, posting, { scope: appliedScope, shareToken })
  const scheduledPay = payOf({ ...posting, bonuses: await bonusesFor(db, posting) })
  await refuseOverLimits({ db, now }, userId, posting, scheduledPay)
  const matchingId = await insertMatching(
    { db, now },
    { userId, posting, appliedScope, scheduledPay },
  )
  await takeSeat(db, offeringId)
  await db
    .insert(clientUsers)
    .values({ clientId: posting.clientId, userId, firstAt: now.toISOString() })
    .onConflictDoNothing()
  await writeFirstMessages({ db, now }, userId, posting)
  await notifyStore(
    db,
    {
      clientId: posting.clientId,
      event: 'matching',
      title: 'マッチングが成立しました',
      text: `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」に、${name}さんのマッチングが成立しました。`,
      path: `/clients/${posting.clientId}/offerings/${offeringId}`,
    },
    now,
  )
  return { matchingId }
}

async function refuseSecondApplication(db: Tx, userId: number, offeringId: number) {
  const [earlier] = await db
    .select({ status: matchings.status })
    .from(matchings)
    .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)))
  if (!earlier) return
  throw conflict(
    earlier.status === 'established'
      ? 'すでに応募しています。'
      : '一度キャンセルした求人には、応募できません。',
  )
}

/** 409 for a worker who is blocked, too young for the shift, or not among those to whom the posting is shown. */
async function refuseIneligible(
  db: Tx,
  { userId, birthOn }: Applicant,
  posting: Posting,
  visibility: { scope: PublicationScope; shareToken: string | undefined },
) {
  if (await isBlocked(db, userId, posting.clientId)) throw conflict('この求人には応募できません。')
  const ageReason = cannotWorkAtAge(birthOn, posting)
  if (ageReason) throw conflict(ageReason)
  if (!(await isInScope(visibility, db, userId, posting)))
    throw conflict('この求人は公開範囲が限られているため、応募できません。')
}

/** 409 for a worker with another shift at the same time, or whose salary or working hours would pass a limit. */
async function refuseOverLimits(
  { db, now }: Operation,
  userId: number,
  posting: Posting,
  scheduledPay: ReturnType<typeof payOf>,
) {
  const { companyId } = takeOne(
    await db
      .select({ companyId: clients.companyId })
      .from(clients)
      .where(eq(clients.id, posting.clientId)),
  )
  const { workOn } = posting
  const otherShifts = await shiftsHeld(db, userId, workOn)
  if (otherShifts.some((shift) => !shift.calledOff && overlaps(shift, posting)))
    throw conflict('同じ時間に別の勤務があるため、申し込めません。')
  const provisionStatus = await provisionStatusOf({ db, now }, userId, companyId, workOn)
  const load = loadOf(otherShifts, companyId, workOn, provisionStatus)
  const limitReason = cannotTakeShift(load, { ...scheduledPay, workOn })
  if (limitReason) throw conflict(limitReason)
}

async function insertMatching(
  { db, now }: Operation,
  {
    userId,
    posting,
    appliedScope,
    scheduledPay,
  }: {
    userId: number
    posting: Posting
    appliedScope: PublicationScope
    scheduledPay: ReturnType<typeof payOf>
  },
) {
  const { id } = takeOne(
    await db
      .insert(matchings)
      .values({
        clientId: posting.clientId,
        offeringId: posting.id,
        userId,
        startAt: posting.startAt,
        endAt: posting.endAt,
        status: 'established',
        matchedAt: now.toISOString(),
        appliedScope,
        hourlyWageYen: posting.hourlyWageYen,
        transportationYen: posting.transportationYen,
        scheduledPay,
        qualificationDocumentStatus: posting.terms.qualificationDocumentRequired
          ? 'not_submitted'
          : 'not_required',
        createdAt: now.toISOString(),
      })
      .returning({ id: matchings.id }),
  )
  return id
}

/**
 * Opens the chat room with the notice of the match, and the store's automatic message and manuals where the template
 * has them.
 */
async function writeFirstMessages({ db, now }: Operation, userId: number, posting: Posting) {
  const { clientId, id: offeringId, terms } = posting
  const room = await openRoom({ db, now }, clientId, userId, offeringId)
  const shift = formatShift(posting.startAt, posting.endAt, now)
  const notice = `${shift}「${posting.title}」のマッチングが成立しました。`
  await writeMessage(db, room, { side: 'system', kind: 'system', body: notice, offeringId }, now)
  const { autoMessage, manuals = [] } = terms
  const automaticMessages = [
    ...(autoMessage ? [autoMessage] : []),
    ...(manuals.length > 0 ? [manualMessage(manuals)] : []),
  ]
  for (const body of automaticMessages)
    await writeMessage(db, room, { side: 'client', kind: 'auto', body, offeringId }, now)
}
