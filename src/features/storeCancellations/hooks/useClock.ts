import { useEffect, useState } from 'react'
import { freeCancelEndOf } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { type Instant, minuteMs, msOf } from '@/lib/date'

/** Added to the wait for an instant, because timers may fire a little early. */
const MARGIN_MS = 500
/** Returns the current time, updated every minute, when free cancels end and when the shift starts. */
export function useClock(startAt: Instant) {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const waits = [freeCancelEndOf(startAt), startAt]
      .map((instant) => msOf(instant) - serverNow().getTime() + MARGIN_MS)
      .filter((ms) => ms > 0)
    const timer = setTimeout(
      () => {
        setNow(serverNow())
      },
      Math.min(minuteMs, ...waits),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [now, startAt])
  return now
}
