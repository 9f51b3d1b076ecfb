import { useMemo, useSyncExternalStore } from 'react'
import { ApiError, noAnswer } from '@/api/ApiError'
import { request } from '@/api/client'
import { chatRooms } from '@/contracts/chat'
import { drafts } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'

/**
 * A message without a confirmed delivery. `reason`: the server rejected it, and resending would not
 * help.
 */
export type Unsent = { sendKey: string; body: string; at: number; reason?: string }
type Here = { clientId: string; chatRoomUid: string }

// crypto.randomUUID exists only in secure contexts (https or localhost).
export const newSendKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * The storage key of the unsent messages of one account and room. They survive a reload and are
 * deleted on sign-out.
 */
export const outboxKey = (accountId: number, uid: string) => `${accountId}:chat-unsent:${uid}`
const isUnsent = (one: unknown): one is Unsent =>
  typeof one === 'object' &&
  one !== null &&
  'sendKey' in one &&
  typeof one.sendKey === 'string' &&
  'body' in one &&
  typeof one.body === 'string' &&
  'at' in one &&
  typeof one.at === 'number'
const listIn = (values: Record<string, unknown> | undefined) =>
  Array.isArray(values?.['items']) ? values['items'].filter(isUnsent) : []
const read = (box: string) => listIn(drafts.of(box).get()?.values)
function write(box: string, items: readonly Unsent[]) {
  if (items.length === 0) drafts.of(box).reset()
  else drafts.of(box).set({ savedAt: Date.now(), values: { items } })
}

/** Removes messages that were delivered or discarded. */
export function remove(box: string, sendKeys: readonly string[]) {
  const items = read(box)
  const remaining = items.filter((item) => !sendKeys.includes(item.sendKey))
  if (remaining.length < items.length) write(box, remaining)
}

const none: readonly string[] = []
/** The messages that this tab is sending, by outbox, in order. */
const queues = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()
function setQueue(box: string, keys: readonly string[]) {
  queues.set(box, keys)
  listeners.forEach((listener) => {
    listener()
  })
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The unsent messages, with those being sent marked. */
export function useUnsent(box: string): (Unsent & { sending: boolean })[] {
  const [storedDraft] = useStored(drafts.of(box))
  const queue = useSyncExternalStore(
    subscribe,
    () => queues.get(box) ?? none,
    () => none,
  )
  return useMemo(
    () =>
      listIn(storedDraft?.values).map((item) => ({
        ...item,
        sending: queue.includes(item.sendKey),
      })),
    [storedDraft, queue],
  )
}

/** Whether the server has rejected the message for good; other errors can be retried. */
const isRefusal = (error: ApiError) => [403, 404, 409, 422].includes(error.status)

/**
 * Sends the messages of an outbox sequentially, to keep their order. A failure stops the following
 * messages, which stay in the outbox. The send key makes repeated requests idempotent.
 */
async function deliver(box: string, here: Here, onSent: () => Promise<unknown>) {
  for (let sendKey = queues.get(box)?.[0]; sendKey !== undefined; sendKey = queues.get(box)?.[0]) {
    const key = sendKey
    const item = read(box).find((one) => one.sendKey === key)
    try {
      if (item) await request(chatRooms.send, { ...here, body: { body: item.body, sendKey: key } })
      // The message stays in the outbox until the room has been read with it.
      await onSent()
      remove(box, [key])
      setQueue(box, (queues.get(box) ?? none).slice(1))
    } catch (error) {
      const problem = error instanceof ApiError ? error : noAnswer()
      if (isRefusal(problem))
        write(
          box,
          read(box).map((one) =>
            one.sendKey === key
              ? { ...one, reason: Object.values(problem.fields)[0] ?? problem.messages[0] ?? '' }
              : one,
          ),
        )
      setQueue(box, none)
    }
  }
}
/** Adds messages to the queue of an outbox; the first one starts sending. */
export function enqueue(
  box: string,
  here: Here,
  sendKeys: readonly string[],
  onSent: () => Promise<unknown>,
) {
  const before = queues.get(box) ?? none
  setQueue(box, [...before, ...sendKeys.filter((key) => !before.includes(key))])
  if (before.length === 0) void deliver(box, here, onSent)
}
/** Stores a new message in the outbox and sends it. */
export function send(box: string, here: Here, body: string, onSent: () => Promise<unknown>) {
  const item = { sendKey: newSendKey(), body, at: Date.now() }
  write(box, [...read(box), item])
  enqueue(box, here, [item.sendKey], onSent)
}
