import useSWR, { type SWRConfiguration } from 'swr'
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
 * Reads an endpoint with SWR. `input` null: not read yet. While changes are told, an interval below a minute becomes
 * one.
 */
export function useQuery<E extends Read>(
  e: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Output<E>, ApiError>,
) {
  const isLive = useIsLive()
  const { refreshInterval } = config ?? {}
  return useSWR<Output<E>, ApiError>(input && keyOf(e, input), input && (() => request(e, input)), {
    ...config,
    ...(typeof refreshInterval === 'number' && {
      refreshInterval: slowedWhenLive(refreshInterval, isLive),
    }),
  })
}
