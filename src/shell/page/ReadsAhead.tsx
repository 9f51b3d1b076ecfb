import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { endPrefetch, prefetchPage } from '@/api/prefetchQueries'

/** The first reads of a page start with the route change that leads to it, beside its code and its rendering. */
export function ReadsAhead() {
  const { events } = useRouter()
  useEffect(() => {
    const handleStart = (url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) prefetchPage(url)
    }
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', endPrefetch)
    events.on('routeChangeError', endPrefetch)
    return () => {
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', endPrefetch)
      events.off('routeChangeError', endPrefetch)
    }
  }, [events])
  return null
}
