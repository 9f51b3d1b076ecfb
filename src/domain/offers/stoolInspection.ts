import type { StoolInspectionKind, StoolInspectionStatus } from '@/contracts/documents/enums'
import { addMinutes, type Day, type Instant } from '@/lib/date'

type StoolInspectionRule = {
  required: boolean
  kinds: readonly StoolInspectionKind[]
  validDays: number
  submitDeadlineHoursBefore: number
}

/** Norovirus is looked for from October to March (大量調理施設衛生管理マニュアル). */
const norovirusMonths = ['10', '11', '12', '01', '02', '03']
/** The default rule of a store: at least monthly, with O157. */
export const defaultStoolInspection = (required: boolean, on: Day): StoolInspectionRule => ({
  required,
  validDays: 31,
  submitDeadlineHoursBefore: 24,
  kinds: [
    'salmonella',
    'shigella',
    'o157',
    ...(norovirusMonths.includes(on.slice(5, 7)) ? ['norovirus' as const] : []),
  ],
})
/** Until when a report must be in for a shift. */
export const stoolDeadlineOf = (
  startAt: Instant,
  rule: Pick<StoolInspectionRule, 'submitDeadlineHoursBefore'>,
) => addMinutes(startAt, -60 * rule.submitDeadlineHoursBefore)

/**
 * The state of the inspection of a worker for a day of work. A result that is too old for the day counts as awaited.
 */
export const stoolInspectionStatusOn = (
  report: { checkedAt: Instant | null; validUntilOn: Day | null } | undefined,
  workOn: Day,
): StoolInspectionStatus => {
  if (!report) return 'notRequested'
  return report.checkedAt !== null && report.validUntilOn !== null && report.validUntilOn >= workOn
    ? 'available'
    : 'pending'
}
