import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { dropStaleReads } from '@/api/prefetchQueries'
import { keyOf } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { ChangeEvent } from '@/contracts/events/changeEvent'
import { setLive } from './liveStatus'
import { followChanges } from './liveTabs'

/** Changes within this time (ms) are read together; hidden tabs are in no hurry. */
const COLLECT_MS = 1000
const HIDDEN_COLLECT_MS = 10_000
/** Each browser waits up to this long, so that not all browsers of a store read at the same moment. */
const JITTER_MS = 1000
/** The connection starts after this time (ms), so that it does not slow down the first page. */
const START_MS = 5000

const [ACCOUNT, COUNTS_URL] = keyOf(accounts.notificationCounts, {})

/** Returns a predicate for SWR keys: whether a cached read is stale after the changes. */
export function staleAfterChanges({ stores, isGap }: ChangeEvent) {
  const changes = Object.entries(stores)
  return (key?: unknown) => {
    if (!Array.isArray(key)) return false
    const [resource, url, params] = key as [string, string, Record<string, string>]
    // Of the account, only the counts of all stores are read again: its other reads are settings of open forms.
    if (resource === ACCOUNT) return url === COUNTS_URL && (isGap || changes.length > 0)
    if (isGap) return params['clientId'] !== undefined
    return changes.some(
      ([clientId, resources]) =>
        resources.includes(resource) && [undefined, clientId].includes(params['clientId']),
    )
  }
}

/** Merges events until they are read together. */
function merge(first: ChangeEvent, second: ChangeEvent): ChangeEvent {
  const stores = { ...first.stores }
  for (const [id, resources] of Object.entries(second.stores))
    stores[id] = [...new Set([...(stores[id] ?? []), ...resources])]
  return { stores, isGap: first.isGap || second.isGap }
}

/** Reads data again when others change it, while an account is signed in. */
export function useLiveChanges(accountId: number | undefined) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (accountId === undefined) return undefined
    let pending: ChangeEvent | undefined
    let collecting: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}
    const readAgain = () => {
      collecting = undefined
      const stale = pending && staleAfterChanges(pending)
      pending = undefined
      if (!stale) return
      dropStaleReads(stale)
      mutate(stale).catch(() => undefined)
    }
    const onEvent = (event: ChangeEvent) => {
      pending = pending ? merge(pending, event) : event
      const delay = document.hidden ? HIDDEN_COLLECT_MS : COLLECT_MS
      collecting ??= setTimeout(readAgain, delay + Math.random() * JITTER_MS)
    }
    let wasLive = false
    function onStatus(isLive: boolean) {
      // Changes since the last reads of this tab may have been missed.
      if (isLive && !wasLive) onEvent({ stores: {}, isGap: true })
      wasLive = isLive
      setLive(isLive)
    }
    const starting = setTimeout(() => {
      stop = followChanges(accountId, { onEvent, onStatus })
    }, START_MS)
    return () => {
      clearTimeout(starting)
      clearTimeout(collecting)
      stop()
    }
  }, [accountId, mutate])
}
