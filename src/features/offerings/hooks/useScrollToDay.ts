import { useEffect, useRef } from 'react'
import type { Day } from '@/lib/date'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/** `DayPanel` has this id. */
const show = () => document.getElementById('day')?.scrollIntoView()

/**
 * Scrolls to the offerings of a day when it is tapped, because phones show them below the calendar. A day that comes
 * from the URL does not scroll.
 */
export function useScrollToDay(selectedDay: Day | undefined) {
  const isMobile = useIsMobile()
  const isTapped = useRef(false)
  useEffect(() => {
    if (!isTapped.current) return
    isTapped.current = false
    show()
  }, [selectedDay])
  return {
    /** Call it on the tap. A different day is scrolled to later, once the URL has changed. */
    onTap: (day: Day | undefined) => {
      if (!isMobile) return
      if (day === selectedDay) show()
      else isTapped.current = true
    },
  }
}
