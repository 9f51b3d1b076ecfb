import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/clock'

/** Returns the server's current time, updated every minute, for countdowns. */
export function useNowEachMinute() {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
