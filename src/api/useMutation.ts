import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import {
  methodOf,
  paramNames,
  type Endpoint,
  type Input,
  type Output,
  type Write,
} from '@/contracts/endpoint'
import { ApiError } from './ApiError'
import { request } from './client'

/**
 * Predicate for SWR keys: a cached read is stale if the write concerns its resource and all shared path parameters
 * are equal.
 */
export function staleAfter(write: Endpoint, input: Record<string, unknown>) {
  const resources = new Set([write.resource, ...write.invalidates])
  const names = paramNames(write)
  return (key?: unknown) =>
    Array.isArray(key) &&
    resources.has(key[0]) &&
    names.every((name) => key[2][name] === undefined || key[2][name] === String(input[name]))
}

// crypto.randomUUID is not available over plain http.
const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
/** Whether the server may have executed the call although it failed for the caller. */
const isUncertain = (error: unknown) =>
  error instanceof ApiError ? error.status === 0 || error.status >= 500 : false

/**
 * [mutate, isMutating]: calls a write and revalidates the reads that it made stale. A repeated call with the same input
 * while it runs returns the running call; after a call without a response it reuses the idempotency key.
 */
export function useMutation<E extends Write>(e: E) {
  const { mutate: revalidate } = useSWRConfig()
  const [runningCount, setRunningCount] = useState(0)
  const calls = useRef(new Map<string, Promise<Output<E>>>())
  const keys = useRef(new Map<string, string>())

  async function call(input: Input<E>, callKey: string): Promise<Output<E>> {
    const idempotencyKey =
      methodOf(e) === 'POST' ? (keys.current.get(callKey) ?? createIdempotencyKey()) : undefined
    if (idempotencyKey) keys.current.set(callKey, idempotencyKey)
    setRunningCount((count) => count + 1)
    try {
      const output = await request(e, input, { idempotencyKey })
      keys.current.delete(callKey)
      await revalidate(staleAfter(e, input as Record<string, unknown>))
      return output
    } catch (error) {
      if (!isUncertain(error)) keys.current.delete(callKey)
      throw error
    } finally {
      calls.current.delete(callKey)
      setRunningCount((count) => count - 1)
    }
  }
  function mutate(input: Input<E>): Promise<Output<E>> {
    const callKey = JSON.stringify(input)
    const started = calls.current.get(callKey) ?? call(input, callKey)
    calls.current.set(callKey, started)
    return started
  }
  return [mutate, runningCount > 0] as const
}
