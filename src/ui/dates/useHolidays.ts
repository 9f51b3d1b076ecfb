import { useEffect, useState } from 'react'
import type { Day } from '@/lib/date'

type NameOf = (day: Day) => string | undefined

/**
 * The name of the holiday on a day: by the given function, or computed by code that is loaded after
 * the first render.
 */
export function useHolidays(passed?: NameOf): NameOf {
  const [computed, setComputed] = useState<NameOf>(() => () => undefined)
  useEffect(() => {
    let isCancelled = false
    if (!passed)
      void import('@/lib/holidays').then(({ holidayName }) => {
        if (!isCancelled) setComputed(() => holidayName)
      })
    return () => {
      isCancelled = true
    }
  }, [passed])
  return passed ?? computed
}
