import { useCallback } from 'react'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { closingDays } from '@/contracts/closingDays'
import { closureOn } from '@/domain/clients/closingDays'
import type { Day } from '@/lib/date'
import { useHolidays } from '@/ui/dates/useHolidays'

/**
 * Returns a function that says why the store is closed on a day; undefined while loading, without the permission, and
 * for open days.
 */
export function useClosures(clientId: string): (day: Day) => string | undefined {
  const { data } = useQuery(closingDays.list, useCan(closingDays.list) ? { clientId } : null)
  const holidayOf = useHolidays()
  return useCallback(
    (day: Day) => data && closureOn(day, data.items, holidayOf(day) !== undefined),
    [data, holidayOf],
  )
}
