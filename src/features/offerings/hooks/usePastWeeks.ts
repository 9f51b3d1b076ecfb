import { useState } from 'react'
import { monthOf, startOfWeek, type Day, type Month } from '@/lib/date'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/**
 * Whether the calendar omits the past weeks of the current month. On a phone they would push this week and the
 * offerings of its days below the screen. They are shown if the selected day is in one of them.
 */
export function usePastWeeks(month: Month, today: Day, selectedDay: Day | undefined) {
  const isMobile = useIsMobile()
  const [isShown, setIsShown] = useState(false)
  const thisWeek = startOfWeek(today)
  const hasPastWeeks = month === monthOf(today) && thisWeek > `${month}-01`
  const isSelected = selectedDay !== undefined && selectedDay < thisWeek
  return {
    isFolded: isMobile && hasPastWeeks && !isShown && !isSelected,
    show: () => setIsShown(true),
  }
}
