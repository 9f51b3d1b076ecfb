import { useEffect, useState } from 'react'
import { cancelLineOf } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { type Instant, minuteMs, msOf } from '@/lib/date'

/** Timers may fire a little early: this long after an instant it has surely passed. */
const MARGIN_MS = 500
/** The current time: updated every minute, and at the 24-hour line and the start of the shift. */
export function useClock(startAt: Instant) {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const waits = [cancelLineOf(startAt), startAt]
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
