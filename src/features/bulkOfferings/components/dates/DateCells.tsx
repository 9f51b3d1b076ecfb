import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMonthDay } from '@/features/bulkOfferings/lib/bulkValues'
import { weekdayName, type Day } from '@/lib/date'

/** The day at the start of a row. */
export function DateCell({ day }: { day: Day }) {
  return (
    <span data-date=''>
      <b>{formatMonthDay(day)}</b>({weekdayName(day)})
    </span>
  )
}

/** An error or a warning below the conditions of a row. */
export function DateMessage({
  tone,
  children,
}: {
  tone: 'error' | 'warning'
  children: ReactNode
}) {
  return (
    <span data-message={tone}>
      <TriangleAlert size={14} aria-hidden />
      {children}
    </span>
  )
}
