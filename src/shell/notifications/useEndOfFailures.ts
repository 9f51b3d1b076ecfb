import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { forgetOpenWrites } from '@/api/idempotencyKeys'
import { deviceNow } from '@/lib/clock'
import { withdrawFailures } from '@/lib/notifications/notificationQueue'

/**
 * Removes notices of connection failures when the connection is back, and all notices of failures on a change of page.
 * The success of the failed call itself is noticed by the API client.
 */
export function useEndOfFailures() {
  const { events } = useRouter()
  useEffect(() => {
    let startedAt = 0
    const handleOnline = () => withdrawFailures(({ endsOnline }) => endsOnline)
    const handleStart = () => {
      startedAt = deviceNow()
    }
    const handleComplete = (_: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return
      // Failures during the change belong to the next page.
      withdrawFailures(({ failedAt }) => failedAt <= startedAt)
      // The notice that a repetition is harmless is gone, and so is its key.
      forgetOpenWrites()
    }
    addEventListener('online', handleOnline)
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', handleComplete)
    return () => {
      removeEventListener('online', handleOnline)
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', handleComplete)
    }
  }, [events])
}
