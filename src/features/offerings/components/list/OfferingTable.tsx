import { useMemo } from 'react'
import type { Offering } from '@/contracts/offerings/schemas'
import { DayHeading } from '@/features/offerings/components/calendar/DayHeading'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { DataTable } from '@/ui/data-display/table/DataTable'
import { useHolidays } from '@/ui/dates/useHolidays'
import { offeringColumns } from './offeringColumns'

const keyOf = (offering: Offering) => String(offering.id)
const stateOf = (offering: Offering) => offering.status

type Props = {
  clientId: string
  items: readonly Offering[]
  total: number
  /** The last day of the previous page; its heading is marked as continued. */
  after?: string | undefined
  /** Whether this is the first page, and the last. */
  isFirst: boolean
  isLast: boolean
  /** Whether a row has only one line. */
  dense?: boolean
}

/** One page of offerings by day: a table, on phones tickets. */
export function OfferingTable({
  clientId,
  items,
  total,
  after,
  isFirst,
  isLast,
  dense = false,
}: Props) {
  const holidayName = useHolidays()
  const columns = useMemo(() => offeringColumns(clientId, dense), [clientId, dense])
  const group = useMemo(
    () => ({
      keyOf: (offering: Offering) => offering.workOn,
      heading: (day: string) => (
        <DayHeading
          clientId={clientId}
          day={day}
          today={dayOf(serverNow())}
          holiday={holidayName(day)}
          offerings={items.filter((offering) => offering.workOn === day)}
          continued={day === after}
          divided={
            (!isFirst && day === items[0]?.workOn) || (!isLast && day === items.at(-1)?.workOn)
          }
        />
      ),
    }),
    [clientId, items, after, isFirst, isLast, holidayName],
  )
  return (
    <DataTable
      label='求人'
      columns={columns}
      items={items}
      keyOf={keyOf}
      stateOf={stateOf}
      group={group}
      total={total}
      compact={dense}
    />
  )
}
