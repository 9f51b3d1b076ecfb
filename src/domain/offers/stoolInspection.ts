import type { StoolInspectionKind, StoolInspectionStatus } from '@/contracts/documents/enums'
import { addMinutes, type Day, type Instant } from '@/lib/date'

type StoolInspectionRule = {
  required: boolean
  kinds: readonly StoolInspectionKind[]
  validDays: number
  submitDeadlineHoursBefore: number
}

/** The inspection includes norovirus from October to March (大量調理施設衛生管理マニュアル). */
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
/** Returns until when the report for a shift must be submitted. */
export const stoolDeadlineOf = (
  startAt: Instant,
  rule: Pick<StoolInspectionRule, 'submitDeadlineHoursBefore'>,
) => addMinutes(startAt, -60 * rule.submitDeadlineHoursBefore)

/**
 * Returns the state of a worker's inspection for a day of work. A result that is too old for that day counts as
 * pending.
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
