import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { type Cache, unstable_serialize, useSWRConfig } from 'swr'
import { endPrefetch, prefetchPage } from '@/api/prefetchQueries'
import { keyOf } from '@/api/useQuery'
import { permissionsIn } from '@/components/permissions/usePermissions'
import { scopeOf } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import type { Output, Read } from '@/contracts/endpoint'

/** Returns the cached data of a read without input, such as the permissions of the account. */
const readOf = <E extends Read>(cache: Cache, e: E) =>
  cache.get(unstable_serialize(keyOf(e, {} as never)))?.data as Output<E> | undefined

/**
 * Starts the first reads of a page when the route change to it begins, while its code loads and renders. Only reads for
 * which the account is known to have the permission are sent.
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
