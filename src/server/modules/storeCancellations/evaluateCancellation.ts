import { and, asc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { evidenceReviewDueAt } from '@/domain/cancellation/evidenceReview'
import {
  judgeLeaveAllowance,
  rejectGroupOf,
  rejectReasons,
  rejectReasonsOn,
  type RejectReason,
} from '@/domain/cancellation/rejection'
import { cannotClaimUnmet, isWritten, knownAtMatch } from '@/domain/cancellation/rejectionTerms'
import { cannotReject, minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import { freeCancelEndOf, isFreeCancelOpen } from '@/domain/matchings/matching'
import { premiumsOf } from '@/domain/pay/pay'
import { dayOf, monthOf, startOfDay } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { sumBy } from '@/lib/sumBy'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clientUserOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, clientUsers, matchings, offerings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid, notFound } from '@/server/http/errors'
import { endedBy } from '@/server/modules/matchings/service'
import { figuresOf } from '@/server/modules/workers/records/workerRecords'
import { allowanceTermsOn, type AllowanceTerms } from './allowanceTerms'
import { excessOfReopening } from './reopening'

type Answers = { itemWritten: boolean; workPossible: boolean } | null
/** From the third cancel of a month on, a store may be kept from posting. */
const MANY_CANCELS = 3

/**
 * The reason with this id among those that hold today. 422 for any other id, and without the answers that its allowance
 * depends on.
 */
export function reasonOf(id: number, answers: Answers, now: Date): RejectReason {
  const reason = rejectReasonsOn(dayOf(now)).find((r) => r.id === id)
  if (!reason) throw invalid({ reasonTypeId: 'キャンセルの理由を選んでください。' })
  if (reason.allowance === 'by_answers' && !answers)
    throw invalid({ answers: '募集に書いた物か、なくても業務ができたかを選んでください。' })
  return reason
}

/** The named workers of an offering, locked after it for a write. 404 if one of them was never matched. */
export async function peopleOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  offeringId: number,
  userIds: number[],
  { lock = false } = {},
) {
  const ofStore = db.select().from(offerings).where(scope.has(offerings, offeringId))
  // Rows that only refer to the offering (messages) do not wait: seats are counted under this lock.
  const offering = firstOrNotFound(await (lock ? ofStore.for('no key update') : ofStore))
  const query = db
    .select({
      matching: matchings,
      user: users,
      workedCount: clientUsers.workedCount,
      storeName: clients.name,
    })
    .from(matchings)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.offeringId, offeringId),
        inArray(matchings.userId, userIds),
      ),
    )
    .orderBy(asc(matchings.id))
  const people = await (lock ? query.for('update', { of: [matchings] }) : query)
  if (people.length < new Set(userIds).size) throw notFound()
  return { offering, people }
}
export type Person = Awaited<ReturnType<typeof peopleOf>>['people'][number]
type Shift = Pick<typeof offerings.$inferSelect, 'startAt' | 'endAt' | 'workOn' | 'terms'>

/** Judges what ending this contract for this reason would mean at this instant, by the rules of the domain. */
export async function evaluateCancellation(
  { db, scope, now }: StoreOperation,
  {
    reason,
    offering,
    answers,
    allowance,
  }: { reason: RejectReason; offering: Shift; answers: Answers; allowance: AllowanceTerms },
  { matching, user, workedCount }: Pick<Person, 'matching' | 'user' | 'workedCount'>,
) {
  const { startAt, endAt, workOn, terms } = offering
  const isWrittenInTerms = isWritten(reason, terms)
  const given = answers && { ...answers, itemWritten: answers.itemWritten && isWrittenInTerms }
  const judgement = judgeLeaveAllowance(
    reason,
    minutesBeforeStart(startAt, now),
    matching.scheduledPay,
    {
      ...allowance,
      ...(given && { answers: given }),
      factKnownAtMatch: knownAtMatch(reason, terms, matching.factsAtMatch, workOn),
    },
  )
  const ended = await endedBy(db, scope, matching, now)
  const refusal =
    ended ??
    cannotReject({ ...matching, startAt, endAt }, now, reason, { written: isWrittenInTerms }) ??
    cannotClaimUnmet(reason, terms, figuresOf(user, workedCount))
  // The shift starts within 24 hours: the worker can still be cancelled, but not for this reason.
  const passedLineText = judgement.allowed ? undefined : judgement.explanation
  return {
    refusal,
    passedLineText:
      ended === undefined && matching.checkedInAt === null ? passedLineText : undefined,
    judgement,
  }
}

const ownReasons = rejectReasons
  .filter((reason) => rejectGroupOf(reason) !== 'free')
  .map((reason) => reason.code)
/** Counts the cancels of this month for which the store itself was the reason. */
const cancelsOfMonth = (db: Tx, scope: ClientScope, now: Date) => {
  const month = monthOf(now)
  return db.$count(
    matchings,
    and(
      scope.has(matchings),
      eq(matchings.status, 'rejected'),
      isNotNull(matchings.cancelledAt),
      inArray(matchings.rejectReasonCode, ownReasons),
      gte(matchings.cancelledAt, startOfDay(`${month}-01`)),
      lt(matchings.cancelledAt, startOfDay(`${addMonths(month, 1)}-01`)),
    ),
  )
}

/**
 * Judges a cancel before it is sent: returns for each worker a refusal or the leave allowance in yen, and the total
 * cost. It locks nothing, because sending judges again.
 */
export async function evaluateCancellations(
  { db, scope, now }: StoreOperation,
  offeringId: number,
  { reasonTypeId, userIds, answers }: { reasonTypeId: number; userIds: number[]; answers: Answers },
): Promise<Judgement> {
  const reason = reasonOf(reasonTypeId, answers, now)
  const { offering, people } = await peopleOf({ db, scope }, offeringId, userIds)
  const allowanceOf = await allowanceTermsOn({ db, scope }, [offering.workOn])
  const items: Judgement['items'] = []
  const ending: Parameters<typeof excessOfReopening>[2][number][] = []
  for (const person of people) {
    const { matching, user } = person
    const { refusal, judgement } = await evaluateCancellation(
      { db, scope, now },
      { reason, offering, answers, allowance: allowanceOf({ ...offering, userId: user.id }) },
      person,
    )
    if (refusal === undefined)
      ending.push({ scheduledPay: matching.scheduledPay, allowanceYen: judgement.amountYen })
    const due = judgement.leaveAllowanceRequired ? matching.scheduledPay : undefined
    items.push({
      userId: user.id,
      name: user.name,
      nameKana: user.nameKana,
      refusal: refusal ?? null,
      leaveAllowanceRequired: judgement.leaveAllowanceRequired,
      ratePercent: judgement.ratePercent,
      amountYen: judgement.amountYen,
      wagesYen: due ? judgement.amountYen - due.transportationYen : 0,
      transportationYen: due?.transportationYen ?? 0,
      plannedWagesYen: matching.scheduledPay.baseYen + premiumsOf(matching.scheduledPay),
      premiumsYen: premiumsOf(matching.scheduledPay),
      workMin: matching.scheduledPay.workMin,
      hourlyWageYen: matching.hourlyWageYen,
      explanation: judgement.explanation,
    })
  }
  const possible = items.filter((item) => item.refusal === null)
  const own = ownReasons.includes(reason.code) ? possible.length : 0
  const cancelsThisMonth = (await cancelsOfMonth(db, scope, now)) + own
  return {
    judgedAt: now.toISOString(),
    startAt: offering.startAt,
    freeCancelEndsAt: freeCancelEndOf(offering.startAt),
    freeCancelOpen: isFreeCancelOpen(offering.startAt, now),
    minutesBeforeStart: minutesBeforeStart(offering.startAt, now),
    items,
    totalYen: sumBy(possible, (item) => item.amountYen),
    cancelsThisMonth,
    warning:
      own > 0 && cancelsThisMonth >= MANY_CANCELS - 1
        ? `店舗都合のキャンセルは今月${cancelsThisMonth}件目です。${MANY_CANCELS}件目から募集の制限がかかることがあります。`
        : null,
    reopenExcessYen: await excessOfReopening({ db, scope, now }, offering, ending),
    reviewDueAt: reason.needsEvidence
      ? evidenceReviewDueAt(offering.startAt, now.toISOString())
      : null,
  }
}
