import type { MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import { formatMonthDay } from './bulkValues'

/** The warnings of all dates, each code once, with the days it applies to. */
export function warningsOf(validation: MultidateValidation | undefined) {
  const items = validation?.items ?? []
  const byCode = new Map(
    items.flatMap((item) => item.warnings.map((warning) => [warning.code, warning] as const)),
  )
  return [...byCode.values()].map((warning) => ({
    ...warning,
    days: items
      .filter((item) => item.warnings.some(({ code }) => code === warning.code))
      .map((item) => formatMonthDay(item.workOn)),
  }))
}
