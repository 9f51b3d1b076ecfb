import { subDays } from 'date-fns'
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import {
  ANSWER_REFUSAL_DAYS,
  FIX_WITHIN_DAYS,
  settlementOf,
  UNRECORDED_WARNING_DAYS,
  type CorrectionState,
  type Settlement,
} from '@/domain/matchings/settlement'
import { addDays, dayOf, formatDay, formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { shiftOfMatching } from '@/server/db/joins'
import { fixPaymentRequests, matchings, offerings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { notifyStore, notifyStoreOnce } from '@/server/jobs/messages'
import { bookAfterClose } from '@/server/modules/billing/service'
import {
  fixPayOfMatching,
  recordUnexplainedAbsence,
} from '@/server/modules/matchings/records/changes'
import { otherWorkOf } from '@/server/modules/matchings/records/otherWork'
import {
  correctionsByMatching,
  countWork,
  postCorrectionMessage,
  offeringColumns,
  type Correction,
} from './correction'

type Shift = Pick<Correction, 'matching' | 'offering'> & { breakMin: number; workerName: string }

/** Shifts handled by one run of the job. */
const BATCH_SIZE = 200

/** Shifts whose pay is not fixed and that ended at least this many days ago, oldest first. */
const unfixedShifts = (db: Tx, endedDaysAgo: number, now: Date) => ({
  from: db
    .select({
      matching: matchings,
      offering: offeringColumns,
      breakMin: offerings.breakMin,
      workerName: users.name,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId)),
  where: and(
    // Written as in the partial index over these rows, so that PostgreSQL uses it.
    sql`${matchings.status} in ('established', 'worked')`,
    isNull(matchings.fixedPay),
    lte(matchings.endAt, subDays(now, endedDaysAgo).toISOString()),
  ),
})

/** Condition: no correction of the shift meets `condition`; without one, the shift has no correction. */
const noCorrection = (db: Tx, condition?: ReturnType<typeof or>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(fixPaymentRequests)
      .where(
        and(
          eq(fixPaymentRequests.clientId, matchings.clientId),
          eq(fixPaymentRequests.matchingId, matchings.id),
          condition,
        ),
      ),
  )

/**
 * Fixes the pay of every shift whose correction period is over, and records unrecorded workers as absent
 * (domain/matchings/settlement). Returns how many.
 */
export async function settleDue(db: Tx, now: Date): Promise<number> {
  const { from, where } = unfixedShifts(db, FIX_WITHIN_DAYS, now)
  const lastAnswerAt = subDays(now, ANSWER_REFUSAL_DAYS).toISOString()
  const due: Shift[] = await from
    .where(
      and(
        where,
        noCorrection(
          db,
          or(
            eq(fixPaymentRequests.status, 'requested'),
            gt(fixPaymentRequests.respondedAt, lastAnswerAt),
          ),
        ),
      ),
    )
    .orderBy(asc(matchings.endAt), asc(matchings.id))
    .limit(BATCH_SIZE)
    .for('update', { of: matchings, skipLocked: true })
  let count = 0
  const corrections = await correctionsByMatching(
    db,
    due.map(({ matching }) => matching.id),
  )
  for (const shift of due)
    count += Number(await settle(db, shift, corrections.get(shift.matching.id) ?? [], now))
  return count
}

async function settle(
  db: Tx,
  shift: Shift,
  corrections: readonly CorrectionState[],
  now: Date,
): Promise<boolean> {
  const { matching, offering, breakMin } = shift
  const settlement = settlementOf(
    { ...matching, ...offering, breakMin, isPayFixed: false },
    corrections,
    now,
  )
  if (!settlement) return false
  if (settlement.kind === 'absence') await recordAbsence(db, shift, now)
  else await fixPay(db, shift, settlement, { corrections, now })
  return true
}

async function fixPay(
  db: Tx,
  shift: Shift,
  { basis, times }: Extract<Settlement, { kind: 'pay' }>,
  { corrections, now }: { corrections: readonly CorrectionState[]; now: Date },
) {
  const { matching, offering, breakMin } = shift
  const settled = fixedPayOf({
    reasonKinds: corrections.at(-1)?.reasonKinds ?? [],
    planned: { startAt: offering.startAt, endAt: offering.endAt, breakMin },
    requested: times,
    hourlyWageYen: matching.hourlyWageYen,
    transportationYen: matching.transportationYen,
    bonuses: matching.scheduledPay.bonuses,
    otherWork: await otherWorkOf(db, { ...matching, ...times }),
    paidOn: dayOf(now),
  })
  // The undisputed part was already paid, and no answer is no reason to reclaim it (労働基準法24条1項).
  const { undisputedPay } = matching
  const isPaidMore = undisputedPay !== null && undisputedPay.grossYen > settled.grossYen
  const pay = isPaidMore ? undisputedPay : settled
  await fixPayOfMatching(db, matching, pay)
  await bookAfterClose({ db, now }, matching, 'fixAfterClose')
  if (matching.status === 'established') await countWork(db, matching, offering.workOn, now)
  const reason = basis === 'counter' ? '店舗が提案した時刻' : 'チェックイン・アウトの記録'
  const settlement = isPaidMore
    ? `の報酬は、支払日に支払った${formatYen(pay.grossYen)}で確定しました。`
    : `の勤務時間は、${reason}のとおりに確定しました。報酬は${formatYen(pay.grossYen)}です。`
  await postCorrectionMessage(db, shift, settlement, now)
}

/** The kind is unknown: it was not recorded whether the worker had called. */
async function recordAbsence(db: Tx, shift: Shift, now: Date) {
  const { matching, offering, workerName } = shift
  await recordUnexplainedAbsence(db, matching, now)
  await bookAfterClose({ db, now }, matching, 'absenceAfterClose')
  await postCorrectionMessage(
    db,
    shift,
    `は、チェックイン・アウトの記録も修正依頼もないまま${FIX_WITHIN_DAYS}日が過ぎたため、欠勤として登録されました。働いていた場合は、運営にお問い合わせください。`,
    now,
  )
  await notifyStore(
    db,
    {
      clientId: matching.clientId,
      event: 'fix_payment_request',
      title: 'チェックイン・アウトの記録がない勤務を、欠勤として登録しました',
      text: `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」の${workerName}さんです。報酬は発生しません。働いていた場合は、運営にお問い合わせください。`,
      path: `/clients/${matching.clientId}/offerings/${offering.id}`,
    },
    now,
  )
}

/** Notifies stores, once for each shift, that a worker will count as absent because the shift was not recorded. */
export async function warnUnrecorded(db: Tx, now: Date) {
  const { from, where } = unfixedShifts(db, UNRECORDED_WARNING_DAYS, now)
  const shifts: Shift[] = await from
    .where(and(where, isNull(matchings.checkedInAt), noCorrection(db)))
    .orderBy(asc(matchings.endAt), asc(matchings.id))
    .limit(BATCH_SIZE)
  for (const { matching, offering, workerName } of shifts) {
    const lastDay = formatDay(addDays(dayOf(offering.endAt), FIX_WITHIN_DAYS), now)
    await notifyStoreOnce(
      db,
      `unrecorded ${matching.id}`,
      {
        clientId: matching.clientId,
        event: 'fix_payment_request',
        title: 'チェックイン・アウトの記録がない勤務があります',
        text: `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」の${workerName}さんは、チェックインもチェックアウトも記録されていません。働いた場合は、${lastDay}までに修正依頼を送るよう、メッセージでお伝えください。記録がないままその日を過ぎると、欠勤として登録されます。`,
        path: `/clients/${matching.clientId}/offerings/${offering.id}`,
      },
      now,
    )
  }
}
