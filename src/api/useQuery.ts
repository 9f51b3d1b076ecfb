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
 * The SWR key of a read: the URL identifies the input; resource and path parameters determine what a write makes
 * stale.
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
 * Reads an endpoint with SWR. `input` null: not read yet. While changes are received, a shorter interval becomes one
 * minute.
 */
export function useQuery<E extends Read>(
  e: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Output<E>, ApiError>,
) {
  const key = input && keyOf(e, input)
  return useSWR<Output<E>, ApiError>(key, input && (() => request(e, input)), {
    // A read that is repeated by its data is repeated more often than reads are shared by default.
    ...(typeof config?.refreshInterval === 'function' && { dedupingInterval: 1000 }),
    ...config,
    ...useInterval(key, config?.refreshInterval),
  })
}

type Interval<T> = SWRConfiguration<T>['refreshInterval']
/**
 * The interval of a read as SWR takes it. SWR no longer asks a function that has once answered 0, until it gets another
 * one: here each data gets its own, so that a list is read again when it needs it.
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
