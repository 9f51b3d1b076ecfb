import { useMemo, useSyncExternalStore } from 'react'
import { ApiError, noAnswer } from '@/api/ApiError'
import { request } from '@/api/client'
import { chatRooms } from '@/contracts/chat'
import { drafts } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'

/** A message that no answer has confirmed. `reason`: the server has refused it, and would again. */
export type Unsent = { sendKey: string; body: string; at: number; reason?: string }
type Here = { clientId: string; chatRoomUid: string }

// randomUUID is missing where the page came over plain http from another machine.
export const newSendKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Where the unsent messages of one account and room are kept on this device: they outlive a reload,
 * and the signing out takes them.
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

/** Takes messages out of a box: they have arrived, or somebody has thought better of it. */
export function remove(box: string, sendKeys: readonly string[]) {
  const items = read(box)
  const left = items.filter((item) => !sendKeys.includes(item.sendKey))
  if (left.length < items.length) write(box, left)
}

const none: readonly string[] = []
/** What this tab is sending or about to send, by box, in its order. */
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

/** Messages of the box, the ones under way marked. */
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

/** Whether the server has looked at the message and will not have it; anything else may be tried again. */
const isRefusal = (error: ApiError) => [403, 404, 409, 422].includes(error.status)

/**
 * Sends messages of a box one after the other: two that were written one after the other arrive so.
 * What comes without an answer stops those behind it, which stay in the box with it. Under its key
 * a message is stored once, however often it is sent.
 */
async function deliver(box: string, here: Here, onSent: () => Promise<unknown>) {
  for (let sendKey = queues.get(box)?.[0]; sendKey !== undefined; sendKey = queues.get(box)?.[0]) {
    const key = sendKey
    const item = read(box).find((one) => one.sendKey === key)
    try {
      if (item) await request(chatRooms.send, { ...here, body: { body: item.body, sendKey: key } })
      // It stays where it is until the room has been read with it.
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
/** Puts messages in the line of a box; the first one starts it. */
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
/** Keeps a new message and sends it. */
export function send(box: string, here: Here, body: string, onSent: () => Promise<unknown>) {
  const item = { sendKey: newSendKey(), body, at: Date.now() }
  write(box, [...read(box), item])
  enqueue(box, here, [item.sendKey], onSent)
}
