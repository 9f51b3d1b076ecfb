import { useEffect, useState } from 'react'
import { cancelLineOf } from '@/domain/matchings/matching'
import { type Instant, minuteMs, msOf } from '@/lib/date'

const MARGIN = 500
/**
 * The present: renewed each minute, and at once when the 24-hour line or the start of the shift is
 * passed.
 */
export function useClock(startAt: Instant) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const waits = [cancelLineOf(startAt), startAt]
      .map((instant) => msOf(instant) - Date.now() + MARGIN)
      .filter((ms) => ms > 0)
    const timer = setTimeout(
      () => {
        setNow(new Date())
      },
      Math.min(minuteMs, ...waits),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [now, startAt])
  return now
}
