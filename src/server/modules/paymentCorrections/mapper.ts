import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { adjustmentMonth } from '@/domain/billing/calendar'
import { missingAgreementWarning, overtimeTotalsText } from '@/domain/clients/laborAgreement'
import { lateMinOf, matchingStatusAt } from '@/domain/matchings/matching'
import {
  cannotAnswerFix,
  cannotApproveInBulk,
  evidenceOf,
} from '@/domain/matchings/paymentCorrection'
import { nameOfAccount } from '@/server/modules/accounts/records/names'
import { otherWorkOfCorrection, payOfCorrection, type Correction } from './correction'

/** A worker who had a live matching on the shift of a correction. */
export type ShiftWorker = {
  userId: number
  name: string
  nameKana: string
  workedCountHere: number
  offeringId: number
  checkedInAt: string | null
  checkedOutAt: string | null
}

/** Returns the difference to the plan if the correction is approved: minutes of work and yen of gross pay. */
function differenceOf(correction: Correction, now: Date) {
  const pay = payOfCorrection(correction, now)
  const planned = correction.matching.scheduledPay
  return { workMin: pay.workMin - planned.workMin, grossYen: pay.grossYen - planned.grossYen }
}

/**
 * Returns the month on whose invoice the difference appears; null if there is no difference or the month of the shift
 * is not billed yet.
 */
const adjustmentMonthOf = ({ offering, fix }: Correction, grossYen: number, now: Date) =>
  grossYen === 0 ? null : adjustmentMonth(offering.startAt, fix.respondedAt ?? now) || null

const toColleague = ({ userId, name, checkedInAt, checkedOutAt }: ShiftWorker) => ({
  userId,
  name,
  checkedInAt,
  checkedOutAt,
})

/** The overtime that the approval adds, and the legal notes on it. */
function overtimeOfCorrection(correction: Correction, now: Date) {
  const { overtimeMin } = payOfCorrection(correction, now)
  const { monthMin, yearMin } = correction.otherWork.overtime
  return {
    overtimeText:
      (overtimeMin > 0 &&
        overtimeTotalsText({ monthMin: monthMin + overtimeMin, yearMin: yearMin + overtimeMin })) ||
      null,
    overtimeWarning: missingAgreementWarning(overtimeMin, correction.hasAgreement) ?? null,
  }
}

type MapperContext = { canAnswerAny: boolean; names: Map<number, string>; now: Date }

/** Converts a correction to what the API returns. `colleagues`: the other workers of the shift, for comparing scans. */
export function toFixPaymentRequest(
  correction: Correction,
  worker: ShiftWorker,
  colleagues: ShiftWorker[],
  { canAnswerAny, names, now }: MapperContext,
): FixPaymentRequest {
  const { fix, matching, offering } = correction
  const { checkedInAt, checkedOutAt } = matching
  const diff = differenceOf(correction, now)
  return {
    ...fix,
    offeringId: offering.id,
    offeringTitle: offering.title,
    matchingStatus: matchingStatusAt(
      { ...matching, startAt: offering.startAt, endAt: offering.endAt, fixStatus: fix.status },
      now,
    ),
    userId: worker.userId,
    name: worker.name,
    nameKana: worker.nameKana,
    workedCountHere: worker.workedCountHere,
    hourlyWageYen: matching.hourlyWageYen,
    planned: { ...fix.planned, pay: matching.scheduledPay },
    requested: { ...fix.requested, pay: payOfCorrection(correction, now) },
    otherWork: otherWorkOfCorrection(correction),
    ...overtimeOfCorrection(correction, now),
    undisputedYen: matching.undisputedPay?.grossYen ?? null,
    scans: { checkedInAt, checkedOutAt, lateMin: lateMinOf(offering.startAt, checkedInAt) },
    diff,
    adjustmentMonth: adjustmentMonthOf(correction, diff.grossYen, now),
    evidence: evidenceOf(fix, matching),
    bulkRefusal:
      cannotApproveInBulk({ ...matching, ...fix }, matching) ??
      (missingAgreementWarning(
        payOfCorrection(correction, now).overtimeMin,
        correction.hasAgreement,
      )
        ? '36協定のない時間外労働があるため、まとめて承認できません。'
        : null),
    refusal: cannotAnswerFix(diff.grossYen, { canAnswerAny }) ?? null,
    colleagues: colleagues.map(toColleague),
    respondedByName: nameOfAccount(names, fix.respondedBy),
  }
}
