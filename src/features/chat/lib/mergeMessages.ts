import type { ChatMessage, ChatRoom } from '@/contracts/chat/schemas'

/** Consecutive messages of a room, oldest first. `hasEarlier`: the server has more before the first. */
export type Log = { messages: readonly ChatMessage[]; hasEarlier: boolean }
export const emptyLog: Log = { messages: [], hasEarlier: true }
const lastId = ({ messages }: Log) => messages.at(-1)?.id ?? 0

/** Appends later messages without duplicates. */
export function withLater(log: Log, later: readonly ChatMessage[]): Log {
  const last = lastId(log)
  const fresh = later.filter((message) => message.id > last)
  return fresh.length === 0 ? log : { ...log, messages: [...log.messages, ...fresh] }
}
/** Prepends earlier messages. */
export function withEarlier(
  log: Log,
  { messages, hasMore }: Pick<ChatRoom, 'messages' | 'hasMore'>,
): Log {
  const first = log.messages[0]?.id ?? Infinity
  return {
    messages: [...messages.filter((message) => message.id < first), ...log.messages],
    hasEarlier: hasMore,
  }
}
/**
 * Appends the latest messages; returns undefined if messages between the two are missing.
 */
export function withLatest(
  log: Log,
  { messages, hasMore }: Pick<ChatRoom, 'messages' | 'hasMore'>,
): Log | undefined {
  if (log.messages.length === 0)
    return messages.length === 0 && log.hasEarlier === hasMore
      ? log
      : { messages, hasEarlier: hasMore }
  const first = messages[0]
  return first && first.id > lastId(log) && hasMore ? undefined : withLater(log, messages)
}
