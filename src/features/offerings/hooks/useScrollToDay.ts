import { useEffect, useRef } from 'react'
import type { Day } from '@/lib/date'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/**
 * Brings the offerings of a day into view once it has been tapped: on phones they stand below the calendar, out of
 * sight. A day named in the address does not scroll.
 */
export function useScrollToDay(selectedDay: Day | undefined) {
  const isMobile = useIsMobile()
  const isTapped = useRef(false)
  useEffect(() => {
    if (!isTapped.current) return
    isTapped.current = false
    document.getElementById('day')?.scrollIntoView()
  }, [selectedDay])
  return {
    /** Call it with the tap: the day is shown after the address has changed. */
    afterNext: () => {
      isTapped.current = isMobile
    },
  }
}
