import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { cannotCounter, fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { spanOfTimes } from '@/domain/offerings/shiftTimes'
import { addDays, dayOf, minutesBetween, shiftOf } from '@/lib/date'

export type CounterInput = { startTime: string; endTime: string; breakMin: number | null }

/**
 * Returns the shift with these clock times that is nearest to the plan. A shift planned for 23:50 may have begun at
 * 0:10 of the next day.
 */
function shiftNear(plannedStart: string, startTime: string, endTime: string) {
  const shifts = [-1, 0, 1].map((days) =>
    shiftOf(addDays(dayOf(plannedStart), days), startTime, endTime),
  )
  const distance = ({ startAt }: { startAt: string }) =>
    Math.abs(minutesBetween(plannedStart, startAt))
  return shifts.reduce((best, shift) => (distance(shift) < distance(best) ? shift : best))
}

/** Converts the proposed clock times of the form into the instants of the request. */
export const proposedTimes = (
  { planned }: Pick<FixPaymentRequest, 'planned'>,
  { startTime, endTime, breakMin }: CounterInput,
) => ({ ...shiftNear(planned.startAt, startTime, endTime), breakMin: breakMin ?? 0 })

/**
 * The gross pay of the proposal in yen; undefined while its times are invalid, or if an older server's response lacks
 * an amount.
 */
export function counterPayOf(request: FixPaymentRequest, input: CounterInput): number | undefined {
  if (spanOfTimes(input.startTime, input.endTime) === undefined) return undefined
  // The form keeps an unreadable number as text.
  if (typeof input.breakMin === 'string') return undefined
  const { planned, reasonKinds, hourlyWageYen } = request
  const times = proposedTimes(request, input)
  if (cannotCounter(reasonKinds, planned, times)) return undefined
  const { grossYen } = fixedPayOf({
    reasonKinds,
    planned,
    requested: times,
    hourlyWageYen,
    transportationYen: planned.pay.transportationYen,
    bonuses: planned.pay.bonuses,
    otherWork: request.otherWork,
  })
  return Number.isFinite(grossYen) ? grossYen : undefined
}
