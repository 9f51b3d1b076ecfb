import { useEffect, useState } from 'react'
import type { Day } from '@/lib/date'

type NameOf = (day: Day) => string | undefined

/** The names of holidays: those passed in, or the computed ones, which arrive after the first drawing. */
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
