import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FixReasonKind } from '@/contracts/paymentCorrections/enums'
import { auditChanges } from '@/domain/audit/auditChange'
import type { OvertimeTotals } from '@/domain/clients/laborAgreement'
import { fixedPayOf, undisputedPayOf, type FixTimes } from '@/domain/matchings/paymentCorrection'
import { scannedTimes } from '@/domain/matchings/settlement'
import { addWork, type OtherWork } from '@/domain/pay/overtime'
import { dayMs, dayOf, formatShift } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/queue'
import { writeToPair } from '@/server/modules/chat/service'
import { joinAutoGroups } from '@/server/modules/groups/service'
import { payUndisputed } from '@/server/modules/matchings/records/changes'
import { workBesideRequest, workHereOf } from '@/server/modules/matchings/records/otherWork'
import { countShiftAtStore } from '@/server/modules/workers/records/clientUsers'
import { countWorkedShift } from '@/server/modules/workers/records/figures'

type Fix = typeof fixPaymentRequests.$inferSelect
type Matching = typeof matchings.$inferSelect
type Offering = Pick<typeof offerings.$inferSelect, 'id' | 'title' | 'workOn' | 'startAt' | 'endAt'>
export type Correction = {
  fix: Fix
  matching: Matching
  offering: Offering
  otherWork: OtherWork & { overtime: OvertimeTotals }
  /** Overtime is agreed on at the workplace on the day of the shift (36協定). */
  hasAgreement: boolean
}

/** The details of an answer in the audit log: the worker, the offering, and the answer. */
export const auditedAnswer = (
  { matching, offering }: Correction,
  answer: 'approved' | 'rejected',
  more: Record<string, number> = {},
) => ({
  ids: { ...more, userId: matching.userId, offeringId: offering.id },
  changes: auditChanges({ correction: 'requested' }, { correction: answer }),
})

/** The columns of an offering that corrections and settlements read. */
export const offeringColumns = {
  id: offerings.id,
  title: offerings.title,
  workOn: offerings.workOn,
  startAt: offerings.startAt,
  endAt: offerings.endAt,
}

/** Column: `hasAgreementOn` of the store and the day of the shift (domain/clients/laborAgreement). */
const hasAgreement = sql<boolean>`(
  select coalesce(offerings.work_on between c.labor_agreement36_from and c.labor_agreement36_to,
    (co.contracts ->> 'laborAgreement36')::boolean)
  from clients c join companies co on co.id = c.company_id where c.id = matchings.client_id)`.as(
  'has_agreement',
)

/**
 * Correction requests with their matching and offering. The caller adds the condition, and locks the rows where
 * it writes.
 */
export const corrections = (db: Tx) =>
  db
    .select({
      fix: fixPaymentRequests,
      matching: matchings,
      offering: offeringColumns,
      otherWork: workBesideRequest,
      hasAgreement,
    })
    .from(fixPaymentRequests)
    .innerJoin(
      matchings,
      and(
        eq(matchings.clientId, fixPaymentRequests.clientId),
        eq(matchings.id, fixPaymentRequests.matchingId),
      ),
    )
    .innerJoin(offerings, shiftOfMatching)

/** Returns the requests of these matchings by matching id, oldest first; no entry for one without a request. */
export async function correctionsByMatching(db: Tx, matchingIds: readonly number[]) {
  const byMatching = new Map<number, Fix[]>()
  if (matchingIds.length === 0) return byMatching
  const rows = await db
    .select()
    .from(fixPaymentRequests)
    .where(inArray(fixPaymentRequests.matchingId, [...matchingIds]))
    .orderBy(asc(fixPaymentRequests.id))
  for (const row of rows)
    byMatching.set(row.matchingId, [...(byMatching.get(row.matchingId) ?? []), row])
  return byMatching
}

/** The requests for one shift, oldest first. */
export const correctionsOf = async (db: Tx, { id }: Pick<Matching, 'id'>) =>
  (await correctionsByMatching(db, [id])).get(id) ?? []

/**
 * Counts a shift as worked. Called once for each shift: at the check-out, or with the approved correction of a
 * worker who could not scan.
 */
export async function countWork(db: Tx, { clientId, userId }: Matching, workOn: string, now: Date) {
  await countWorkedShift(db, userId)
  await countShiftAtStore(db, { clientId, userId }, workOn)
  await joinAutoGroups(db, clientId, userId, now)
}

/**
 * Returns the other work for the employer: at this store as it is now, elsewhere as stored when the request was opened.
 */
export const otherWorkOfCorrection = ({
  fix,
  otherWork: atStore,
}: Pick<Correction, 'fix' | 'otherWork'>) => addWork(atStore, fix.workElsewhere)

/** Returns the pay of a shift if the correction is approved. The bonus stays the one that was agreed with the match. */
export const payOfCorrection = (
  correction: Pick<Correction, 'fix' | 'matching' | 'otherWork'>,
  now: Date,
) => {
  const { fix, matching } = correction
  return fixedPayOf({
    ...matching,
    ...fix,
    bonuses: matching.scheduledPay.bonuses,
    otherWork: otherWorkOfCorrection(correction),
    paidOn: dayOf(now),
  })
}

/** Posts a message about the shift of a correction in the chat room of store and worker. */
export async function postCorrectionMessage(
  db: Tx,
  { matching, offering }: Pick<Correction, 'matching' | 'offering'>,
  text: string,
  now: Date,
) {
  const { clientId, userId } = matching
  const body = `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」${text}`
  await writeToPair({ db, now }, { clientId, userId, offeringId: offering.id }, [
    { side: 'system', kind: 'system', body, offeringId: offering.id },
  ])
}

/** Days after which a request that the store does not answer is approved automatically. */
export const CORRECTION_DUE_DAYS = 7

const correctionDueAt = (now: Date) => new Date(now.getTime() + CORRECTION_DUE_DAYS * dayMs)

/** Queues the automatic approval of a request that is opened now. */
export const approveWhenDue = ({ db, now }: Operation) =>
  enqueue(db, 'fixDue', {}, correctionDueAt(now))

export type FixInput = {
  reasonKinds: FixReasonKind[]
  reasonText: string
  startAt: string
  endAt: string
  breakMin: number
  transportationYen?: number
}

/**
 * Stores the request with what it would pay. If it needs an answer, the caller queues its approval at the due time
 * (`approveWhenDue`).
 */
export async function openCorrection(
  { db, now }: Operation,
  {
    matching,
    offering,
    workElsewhere,
  }: {
    matching: Matching
    offering: Offering & { breakMin: number }
    workElsewhere: OtherWork
  },
  { reasonKinds, reasonText, transportationYen, ...times }: FixInput,
  previousId: number | null,
) {
  const requested = { ...times, ...(transportationYen !== undefined && { transportationYen }) }
  const payFor = async (worked: FixTimes) =>
    fixedPayOf({
      ...matching,
      reasonKinds,
      planned: offering,
      requested: worked,
      bonuses: matching.scheduledPay.bonuses,
      otherWork: addWork(await workHereOf(db, { ...matching, ...worked }), workElsewhere),
    })
  const requestedPay = await payFor(requested)
  const { grossYen } = requestedPay
  // Without a check-in it is disputed whether there was work at all; a fixed pay is paid as it is.
  if (matching.fixedPay === null && matching.checkedInAt !== null) {
    const scannedPay = await payFor(scannedTimes(offering, matching))
    const undisputed = undisputedPayOf(matching.scheduledPay, scannedPay, requestedPay)
    await payUndisputed(db, matching, undisputed)
  }
  const dueAt = correctionDueAt(now)
  const { id } = firstOrNotFound(
    await db
      .insert(fixPaymentRequests)
      .values({
        clientId: matching.clientId,
        matchingId: matching.id,
        reasonKinds,
        reasonText,
        planned: {
          startAt: offering.startAt,
          endAt: offering.endAt,
          breakMin: offering.breakMin,
          grossYen: matching.scheduledPay.grossYen,
        },
        requested: { ...requested, grossYen },
        workElsewhere,
        status: 'requested',
        requestedAt: now.toISOString(),
        dueAt: dueAt.toISOString(),
        previousId,
      })
      .returning({ id: fixPaymentRequests.id }),
  )
  return id
}
