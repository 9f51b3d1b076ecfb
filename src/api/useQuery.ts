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

type Key = readonly [resource: string, url: string, params: Record<string, string>]
/** The address stands for the input, so equal states share one entry; resource and parameters tell what a write makes stale. */
export function keyOf<E extends Endpoint>(e: E, input: Input<E>): Key {
  const values = input as Record<string, unknown>
  return [
    e.resource,
    urlOf(e, input),
    Object.fromEntries(paramNames(e).map((name) => [name, String(values[name])])),
  ]
}

/** Reads an endpoint. Pass null while an input is not known yet. */
export function useQuery<E extends Read>(
  e: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Output<E>, ApiError>,
) {
  return useSWR<Output<E>, ApiError>(
    input && keyOf(e, input),
    input && (() => request(e, input)),
    config,
  )
}
