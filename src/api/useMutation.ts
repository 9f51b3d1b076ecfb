import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import {
  paramNames,
  staleResources,
  type Endpoint,
  type Input,
  type Output,
  type Write,
} from '@/contracts/endpoint'
import { withdrawFailures } from '@/lib/notifications/notificationQueue'
import { isUnconfirmed, type ApiError } from './ApiError'
import { request } from './client'
import { dropStaleReads } from './prefetchQueries'

/**
 * Returns a predicate for SWR keys: a cached read is stale if the write concerns its resource and all shared path
 * parameters are equal.
 */
export function staleAfter(write: Endpoint, input: Record<string, unknown>) {
  const resources = staleResources(write)
  const names = paramNames(write)
  return (key?: unknown) =>
    Array.isArray(key) &&
    resources.has(key[0]) &&
    names.every((name) => key[2][name] === undefined || key[2][name] === String(input[name]))
}

/** Keeps the calls whose outcome is unknown. With `isPressedHereOnly` their notices are removed on unmount. */
function useUnconfirmedCalls(isPressedHereOnly: boolean) {
  const unconfirmed = useRef(new Set<string>())
  useEffect(() => {
    const calls = unconfirmed.current
    if (!isPressedHereOnly) return undefined
    return () => withdrawFailures(({ call }) => call !== undefined && calls.has(call))
  }, [isPressedHereOnly])
  return unconfirmed
}

type Options = {
  /** The action exists only in this component, so the notice that asks for a retry is removed with it. */
  isPressedHereOnly?: boolean
}

/**
 * Returns [mutate, isMutating]. `mutate` calls a write and revalidates the reads that it made stale. If the same call
 * is already running with the same input, it returns the running one.
 */
export function useMutation<E extends Write>(e: E, { isPressedHereOnly = false }: Options = {}) {
  const { mutate: revalidate } = useSWRConfig()
  const unconfirmed = useUnconfirmedCalls(isPressedHereOnly)
  const [runningCount, setRunningCount] = useState(0)
  const calls = useRef(new Map<string, Promise<Output<E>>>())

  async function call(input: Input<E>, callKey: string): Promise<Output<E>> {
    setRunningCount((count) => count + 1)
    try {
      const output = await request(e, input)
      const isStale = staleAfter(e, input as Record<string, unknown>)
      dropStaleReads(isStale)
      await revalidate(isStale)
      return output
    } catch (error) {
      if (isUnconfirmed(error)) unconfirmed.current.add((error as ApiError).call ?? '')
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
