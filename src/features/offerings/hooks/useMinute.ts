import { useEffect, useState } from 'react'

/** The present, renewed each minute: a countdown must not stand still. */
export function useMinute() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
