import { useMemo, useSyncExternalStore } from 'react'
import { ApiError, noAnswer } from '@/api/ApiError'
import { request } from '@/api/client'
import { chatRooms } from '@/contracts/chat'
import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { randomHexKey } from '@/lib/text/hex'

/**
 * A message without a confirmed delivery. `reason`: the server rejected it, and resending would not
 * help.
 */
export type Unsent = { sendKey: string; body: string; at: number; reason?: string }
/** The path parameters of a room. */
export type RoomPath = { clientId: string; chatRoomUid: string }

/**
 * The storage key of the unsent messages of one account and room. They survive a reload and are
 * deleted on sign-out.
 */
export const outboxKey = (accountId: number, uid: string) => `${accountId}:chat-unsent:${uid}`
const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'sendKey' in value &&
  typeof value.sendKey === 'string' &&
  'body' in value &&
  typeof value.body === 'string' &&
  'at' in value &&
  typeof value.at === 'number'
/** The messages of a stored outbox. Drops what another version of the console may have stored in another form. */
const listIn = (values: Record<string, unknown> | undefined) =>
  Array.isArray(values?.['items']) ? values['items'].filter(isUnsent) : []
const read = (outbox: string) => listIn(drafts.of(outbox).get()?.values)
function write(outbox: string, items: readonly Unsent[]) {
  if (items.length === 0) drafts.of(outbox).reset()
  else drafts.of(outbox).set({ savedAt: serverNow().getTime(), values: { items } })
}

/** Removes messages that were delivered or discarded. */
export function remove(outbox: string, sendKeys: readonly string[]) {
  const items = read(outbox)
  const remaining = items.filter((item) => !sendKeys.includes(item.sendKey))
  if (remaining.length < items.length) write(outbox, remaining)
}

const none: readonly string[] = []
/** The messages that this tab is sending, by outbox, in order. */
const queues = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()
function setQueue(outbox: string, keys: readonly string[]) {
  queues.set(outbox, keys)
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
export function useUnsent(outbox: string): (Unsent & { isSending: boolean })[] {
  const [storedDraft] = useStored(drafts.of(outbox))
  const queue = useSyncExternalStore(
    subscribe,
    () => queues.get(outbox) ?? none,
    () => none,
  )
  return useMemo(
    () =>
      listIn(storedDraft?.values).map((item) => ({
        ...item,
        isSending: queue.includes(item.sendKey),
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
async function deliver(outbox: string, roomPath: RoomPath, onSent: () => Promise<unknown>) {
  for (
    let sendKey = queues.get(outbox)?.[0];
    sendKey !== undefined;
    sendKey = queues.get(outbox)?.[0]
  ) {
    const key = sendKey
    const item = read(outbox).find((unsent) => unsent.sendKey === key)
    try {
      if (item)
        await request(chatRooms.send, { ...roomPath, body: { body: item.body, sendKey: key } })
      // The message stays in the outbox until the room has been read with it.
      await onSent()
      remove(outbox, [key])
      setQueue(outbox, (queues.get(outbox) ?? none).slice(1))
    } catch (error) {
      const problem = error instanceof ApiError ? error : noAnswer()
      if (isRefusal(problem))
        write(
          outbox,
          read(outbox).map((unsent) =>
            unsent.sendKey === key
              ? { ...unsent, reason: Object.values(problem.fields)[0] ?? problem.messages[0] ?? '' }
              : unsent,
          ),
        )
      setQueue(outbox, none)
    }
  }
}
/** Adds messages to the queue of an outbox; the first one starts sending. */
export function enqueue(
  outbox: string,
  roomPath: RoomPath,
  sendKeys: readonly string[],
  onSent: () => Promise<unknown>,
) {
  const before = queues.get(outbox) ?? none
  setQueue(outbox, [...before, ...sendKeys.filter((key) => !before.includes(key))])
  if (before.length === 0) void deliver(outbox, roomPath, onSent)
}
/** Stores a new message in the outbox and sends it. */
export function send(
  outbox: string,
  roomPath: RoomPath,
  body: string,
  onSent: () => Promise<unknown>,
) {
  const item = { sendKey: randomHexKey(), body, at: serverNow().getTime() }
  write(outbox, [...read(outbox), item])
  enqueue(outbox, roomPath, [item.sendKey], onSent)
}
