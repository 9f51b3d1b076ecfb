import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { type Cache, unstable_serialize, useSWRConfig } from 'swr'
import { endPrefetch, prefetchPage } from '@/api/prefetchQueries'
import { keyOf } from '@/api/useQuery'
import { permissionsIn } from '@/components/permissions/usePermissions'
import { scopeOf } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import type { Output, Read } from '@/contracts/endpoint'

/** What the account has read of its own. */
const readOf = <E extends Read>(cache: Cache, e: E) =>
  cache.get(unstable_serialize(keyOf(e, {} as never)))?.data as Output<E> | undefined

/**
 * The first reads of a page start with the route change that leads to it, beside its code and its rendering: those that
 * the account is known to be allowed.
 */
export function ReadsAhead() {
  const { events } = useRouter()
  const { cache } = useSWRConfig()
  useEffect(() => {
    const may = ({ permission }: Read, params: Record<string, string>) =>
      permission === undefined ||
      permissionsIn(
        scopeOf(params),
        readOf(cache, accounts.permission),
        readOf(cache, accounts.clients),
      )?.may(permission) === true
    const handleStart = (url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) prefetchPage(url, may)
    }
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', endPrefetch)
    events.on('routeChangeError', endPrefetch)
    return () => {
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', endPrefetch)
      events.off('routeChangeError', endPrefetch)
    }
  }, [events, cache])
  return null
}
