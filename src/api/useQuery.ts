import { useRouter } from 'next/router'
import { useMemo } from 'react'
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr'
import {
  paramNames,
  urlOf,
  type Endpoint,
  type Input,
  type Output,
  type Read,
} from '@/contracts/endpoint'
import type { ApiError } from './ApiError'
import { request } from './client'
import { slowedWhenLive, useIsLive } from './live/liveStatus'

type Key = readonly [resource: string, url: string, params: Record<string, string>]
/**
 * Returns the SWR key of a read: the URL identifies the input; resource and path parameters determine which writes make
 * it stale.
 */
export function keyOf<E extends Endpoint>(e: E, input: Input<E>): Key {
  const values = input as Record<string, unknown>
  return [
    e.resource,
    urlOf(e, input),
    Object.fromEntries(paramNames(e).map((name) => [name, String(values[name])])),
  ]
}

/**
 * Reads an endpoint with SWR. With `input` null nothing is read, and no previous data is kept, because it belongs to
 * another input. While the server announces changes, an interval of less than one minute becomes one minute.
 */
export function useQuery<E extends Read>(
  e: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Output<E>, ApiError>,
) {
  const key = input && keyOf(e, input)
  return useSWR<Output<E>, ApiError>(key, input && (() => request(e, input)), {
    // A read whose interval depends on its data may repeat more often than the default time for sharing reads.
    ...(typeof config?.refreshInterval === 'function' && { dedupingInterval: 1000 }),
    ...config,
    ...(input === null && { keepPreviousData: false }),
    ...useInterval(key, config?.refreshInterval),
  })
}

/**
 * Like useQuery, for the frame of a page, which is hydrated before the router knows the store. It waits for the router,
 * so that the frame renders once for the store and the response together, not once for each.
 */
export function useQueryWhenReady<E extends Read>(e: E, input: Input<E> | null) {
  return useQuery(e, useRouter().isReady ? input : null)
}

type Interval<T> = SWRConfiguration<T>['refreshInterval']
/**
 * Returns the interval of a read for SWR. SWR stops polling when an interval function returns 0, until it gets a new
 * function. Each response therefore makes a new function, so that polling starts again when a response asks for it.
 */
function useInterval<T>(key: Key | null, interval: Interval<T>) {
  const isLive = useIsLive()
  const { cache } = useSWRConfig()
  const data = cache.get(unstable_serialize(key))?.data as T | undefined
  return useMemo(() => {
    if (interval === undefined) return {}
    if (typeof interval === 'number') return { refreshInterval: slowedWhenLive(interval, isLive) }
    return { refreshInterval: (latest?: T) => interval(latest ?? data) }
  }, [interval, data, isLive])
}
