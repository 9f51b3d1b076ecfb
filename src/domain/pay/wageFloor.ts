import type { PublicationScope } from '@/contracts/offerings/enums'
import { type Day, dayOf, formatDay, type Instant } from '@/lib/date'
import {
  badgeMinimumOfShift,
  minimumWageOfShift,
  minimumWageOfStore,
  type MinimumWage,
  type ShiftPlace,
} from './minimumWage'
import { invoiceOf, payOf, type BonusTerms, type ServiceTerms } from './pay'

type PostedShift = ShiftPlace & { scope: PublicationScope; hourlyWageYen: number }
type WageBelow = {
  minimum: MinimumWage
  /** The wage to raise to, yen an hour: the minimum wage, or for badge holders the minimum with the surcharge. */
  toYen: number
}

/**
 * Returns the minimum wage that an offering is below. Undefined if it pays at least the minimum wage of its own days,
 * or if that is not known. A contract below the minimum wage is void in that part and has the minimum wage instead
 * (最低賃金法4条1項・2項).
 */
export function wageBelow(offering: PostedShift): WageBelow | undefined {
  const minimum = minimumWageOfShift(offering)
  if (!minimum || offering.hourlyWageYen >= minimum.yen) return undefined
  const badgeYen = offering.scope === 'badge' ? badgeMinimumOfShift(offering) : undefined
  return { minimum, toYen: badgeYen ?? minimum.yen }
}

/**
 * Explains why a shift that starts before the day of a new rate is below it; undefined if it starts on that day or
 * later. The new rate applies from 0:00 of its day, and the whole shift is held to the higher rate (`minimumWageOver`).
 */
export const overnightReason = (
  { startAt, effectiveOn }: { startAt: Instant; effectiveOn: Day },
  now: Instant,
): string | undefined =>
  dayOf(startAt) < effectiveOn
    ? `${formatDay(effectiveOn, now)}の0時をまたぐ勤務です。0時からの新しい最低賃金を、勤務全体にあてはめています。`
    : undefined

/**
 * Returns the minimum wage that a wage (yen an hour) is below, for somebody whom a store employs from a day on;
 * undefined if the wage is allowed. 最低賃金法4条 applies to every employment, not only to offerings.
 */
export function employmentWageBelow(
  hourlyWageYen: number,
  store: Parameters<typeof minimumWageOfStore>[0],
  employedOn: Day,
): MinimumWage | undefined {
  const minimum = minimumWageOfStore(store, employedOn)
  return minimum && hourlyWageYen < minimum.yen ? minimum : undefined
}

/** Seats of an offering with the same pay: the free ones, or one that a worker has taken. */
export type RaisedSeats = {
  people: number
  hourlyWageYen: number
  transportationYen: number
  bonuses?: readonly BonusTerms[] | undefined
}
type RaisedShift = { startAt: Instant; endAt: Instant; breakMin: number; terms: ServiceTerms }

/**
 * Calculates what it costs to raise an offering to `toYen` an hour if everybody works as planned, yen with tax: the
 * difference between the invoices after and before, with wages, premiums (労働基準法37条), fee and tax. A seat with a
 * higher wage keeps it.
 */
export function raiseCostYen(shift: RaisedShift, seats: readonly RaisedSeats[], toYen: number) {
  const totalWith = (wageOf: (seat: RaisedSeats) => number) =>
    invoiceOf(
      seats.flatMap((seat) => {
        const { transportationYen, bonuses } = seat
        const pay = payOf({ ...shift, transportationYen, bonuses, hourlyWageYen: wageOf(seat) })
        return Array.from({ length: seat.people }, () => pay)
      }),
      shift.terms,
    ).totalYen
  const after = totalWith(({ hourlyWageYen }) => Math.max(hourlyWageYen, toYen))
  return after - totalWith(({ hourlyWageYen }) => hourlyWageYen)
}
