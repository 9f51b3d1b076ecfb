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
  /** What the wage is raised to, yen an hour: the minimum, for badge holders with the surcharge of the service. */
  toYen: number
}

/**
 * The rate that an offering is below, undefined for one that pays at least the minimum wage of its own days or whose
 * rate is not known. A contract below it is void in that part and has the minimum wage instead (最低賃金法4条1項・2項).
 */
export function wageBelow(offering: PostedShift): WageBelow | undefined {
  const minimum = minimumWageOfShift(offering)
  if (!minimum || offering.hourlyWageYen >= minimum.yen) return undefined
  const badgeYen = offering.scope === 'badge' ? badgeMinimumOfShift(offering) : undefined
  return { minimum, toYen: badgeYen ?? minimum.yen }
}

/**
 * Why a shift that starts before the day of a new rate is below it; undefined for one that starts on that day or later.
 * The new rate binds from 0:00 of its day, and the higher rate of the two days is kept for the whole shift
 * (`minimumWageOver`).
 */
export const overnightReason = (
  { startAt, effectiveOn }: { startAt: Instant; effectiveOn: Day },
  now: Instant,
): string | undefined =>
  dayOf(startAt) < effectiveOn
    ? `${formatDay(effectiveOn, now)}の0時をまたぐ勤務です。0時からの新しい最低賃金を、勤務全体にあてはめています。`
    : undefined

/**
 * The rate that a wage (yen an hour) is below at a workplace from this day on, undefined if it is allowed: the rule of
 * offerings (最低賃金法4条), which applies to every employment.
 */
export function employmentWageBelow(
  hourlyWageYen: number,
  store: Parameters<typeof minimumWageOfStore>[0],
  employedOn: Day,
): MinimumWage | undefined {
  const minimum = minimumWageOfStore(store, employedOn)
  return minimum && hourlyWageYen < minimum.yen ? minimum : undefined
}

/** Seats of an offering with the same pay: free ones, or one that a worker holds. */
export type RaisedSeats = {
  people: number
  hourlyWageYen: number
  transportationYen: number
  bonuses?: readonly BonusTerms[] | undefined
}
type RaisedShift = { startAt: Instant; endAt: Instant; breakMin: number; terms: ServiceTerms }

/**
 * What raising an offering to `toYen` an hour costs if everybody works as planned, yen, tax included: wages, premiums
 * (労働基準法37条), the fee and the tax on it, as one invoice before and after. A seat with a higher wage keeps it.
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
