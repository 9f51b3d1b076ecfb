import type { OfferContent } from '@/contracts/offers/schemas'
import { cannotContinueWork, continuedMinOf } from '@/domain/pay/overtime'
import { type Day, type Instant, minutesBetween } from '@/lib/date'
import { cannotWorkAtAge, type OtherWork } from './age'
import { cannotMeetConditions, type ConditionTerms, type WorkerRecord } from './conditions'
import { cannotWorkByResidence, type ResidenceCard, type WorkedShift } from './residence/residence'
import { cannotWorkWithoutRest } from './restDays'

type Shift = { startAt: Instant; endAt: Instant }

/** A shift to apply for, with the requirements of its offering. */
export type PostedShift = Shift & {
  workOn: Day
  breakMin: number
  /** Whether an agreement on overtime applies at the store on that day. */
  hasLaborAgreement36: boolean
  terms: ConditionTerms & Pick<OfferContent, 'overtimePossible' | 'minAge'>
}
/** What must be known about a worker's other shifts to judge one more. */
export type OtherShifts = {
  /** One of them is at the same time. */
  isOverlapping: boolean
  /** The shifts at the company of the offering, at all of its stores. */
  atCompany: readonly (Shift & { workMin: number })[]
  /** The shifts at all companies. */
  atAllCompanies: readonly WorkedShift[]
  otherWork: OtherWork
}

/**
 * Why a worker cannot take a shift: age, the residence card, the requirements of the offering, another shift at the
 * same time, the weekly rest day, or more than eight hours together with a shift that it continues. Other rules check
 * blocks, the scope of the offering and the limits of pay and hours. The list of open shifts and the application use
 * this same rule.
 */
export const cannotTakeOffering = (
  {
    birthOn,
    residenceCard,
    record,
  }: { birthOn: Day; residenceCard: ResidenceCard | undefined; record: WorkerRecord },
  { terms, hasLaborAgreement36, ...shift }: PostedShift,
  { isOverlapping, atCompany, atAllCompanies, otherWork }: OtherShifts,
): string | undefined =>
  cannotWorkAtAge(
    birthOn,
    { ...shift, overtimePossible: terms.overtimePossible, minAge: terms.minAge },
    otherWork,
  ) ??
  cannotWorkByResidence(residenceCard, shift, atAllCompanies) ??
  cannotMeetConditions(terms, record, shift.workOn) ??
  (isOverlapping ? '同じ時間に別の勤務があるため、申し込めません。' : undefined) ??
  cannotWorkWithoutRest(atCompany, shift) ??
  cannotContinueWork(
    minutesBetween(shift.startAt, shift.endAt) - shift.breakMin,
    continuedMinOf(atCompany, shift),
    hasLaborAgreement36,
  )
