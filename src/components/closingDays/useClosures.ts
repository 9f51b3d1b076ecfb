import { useCallback } from 'react'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { closingDays } from '@/contracts/closingDays'
import { closureOn } from '@/domain/clients/closingDays'
import type { Day } from '@/lib/date'
import { useHolidays } from '@/ui/dates/useHolidays'

/** Why the store is closed on a day, in words; undefined while that is loading and for a day on which it is open. */
export function useClosures(clientId: string): (day: Day) => string | undefined {
  const { data } = useQuery(closingDays.list, useCan(closingDays.list) ? { clientId } : null)
  const holidayOf = useHolidays()
  return useCallback(
    (day: Day) => data && closureOn(day, data.items, holidayOf(day) !== undefined),
    [data, holidayOf],
  )
}
