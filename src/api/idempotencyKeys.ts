import { methodOf, urlOf, type Endpoint, type Input } from '@/contracts/endpoint'
import { openWrites } from '@/lib/storage/openWrites'
import { randomHexKey } from '@/lib/text/hex'
import { ApiError } from './ApiError'

/** Keys of the writes that may have been executed without a response, by method, URL and body. */
const openKeys = new Map<string, string>()

/** Forgets the writes without an answer, because on another page the same input is a new action. */
export function forgetOpenWrites() {
  openKeys.clear()
  openWrites.clear()
}

/** Whether a call carries an idempotency key. Reads and checks change nothing and need none. */
export const hasIdempotencyKey = (e: Endpoint) => methodOf(e) !== 'GET' && !e.public && e.audit

/** Refusals before the server looks at the key. They say nothing about an earlier call with the same key. */
const UNDECIDED_STATUSES = [401, 408, 429]
/** Whether the error means that no call with this key was executed. */
const isRefusal = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && !UNDECIDED_STATUSES.includes(status) && code !== 'in_progress'
/** Whether this call itself may have been executed although it failed. */
const isUncertain = ({ status, code }: ApiError) =>
  code !== 'offline' && (status === 0 || status >= 500)

/** Takes over the key with which an earlier document of this tab sent the same call. */
async function keyBeforeReload(call: string) {
  const key = await openWrites.takeKeyBeforeReload(call)
  if (key !== undefined) openKeys.set(call, key)
  return key
}

/**
 * Returns the idempotency key of a call. If the outcome of the same call before is unknown, its key is used again, even
 * after a reload of the page. `finish` must be called with the error of the call, or without one after its success.
 * Undefined for calls without a key.
 */
export async function idempotencyKeyOf<E extends Endpoint>(e: E, input: Input<E>) {
  if (!hasIdempotencyKey(e)) return undefined
  const { body } = input as { body?: unknown }
  const call = `${methodOf(e)} ${urlOf(e, input)} ${JSON.stringify(body)}`
  const key = openKeys.get(call) ?? (await keyBeforeReload(call)) ?? randomHexKey()
  openWrites.keep(call, key)
  function finish(error?: unknown) {
    if (error === undefined) openWrites.forgetBeforeReload()
    if (error === undefined || (error instanceof ApiError && isRefusal(error))) {
      openKeys.delete(call)
      openWrites.drop(call)
    } else if (!(error instanceof ApiError) || isUncertain(error)) openKeys.set(call, key)
  }
  return { key, finish }
}
