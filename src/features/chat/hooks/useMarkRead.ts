import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '@/api/client'
import { staleAfter } from '@/api/useMutation'
import { chatRooms } from '@/contracts/chat'
import type { ChatRoom } from '@/contracts/chat/schemas'
import type { Log } from '@/features/chat/lib/mergeMessages'
import type { RoomPath } from '@/features/chat/lib/outbox'

/** How long scrolling must have stopped before the visible messages are marked as read. */
const REST_MS = 300

/** Id of the last message whose top is visible in the scroll area (`MessageList` sets `data-log`); 0 without one. */
function findLastVisibleId(): number {
  const log = document.querySelector('[data-log]')
  const bottom = log?.getBoundingClientRect().bottom ?? 0
  const lastVisible = [...(log?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].findLast(
    (row) => row.getBoundingClientRect().top <= bottom,
  )
  return Number(lastVisible?.dataset['id'] ?? 0)
}

/**
 * Marks messages as read up to the last visible one, only while the page is visible. Returns the
 * first message that was unread when the room was opened.
 */
export function useMarkRead(
  roomPath: RoomPath,
  room: ChatRoom | undefined,
  log: Log,
  canMark: boolean,
): number | undefined {
  const { mutate } = useSWRConfig()
  const [firstShownAsUnread, setFirstShownAsUnread] = useState<number>()
  const lastMarkedId = useRef(0)
  const isMarking = useRef(false)
  const firstUnread = room?.firstUnreadId ?? undefined
  // The mark stays while the page is visible. Messages that arrive while it is hidden move it, so they are new on
  // return.
  const mayFollow = firstShownAsUnread === undefined || document.hidden
  if (firstUnread !== undefined && firstUnread !== firstShownAsUnread && mayFollow)
    setFirstShownAsUnread(firstUnread)
  useEffect(() => {
    if (!canMark || firstUnread === undefined) return undefined
    const first = firstUnread
    let timer: ReturnType<typeof setTimeout> | undefined
    async function mark() {
      const messageId = findLastVisibleId()
      const isAlreadyRead = messageId < first || messageId <= lastMarkedId.current
      if (document.hidden || isMarking.current || isAlreadyRead) return
      isMarking.current = true
      try {
        await request(chatRooms.markRead, { ...roomPath, body: { messageId } })
        lastMarkedId.current = messageId
        await mutate(staleAfter(chatRooms.markRead, roomPath))
      } catch {
        /* Marking failed; the next visible message tries again. */
      } finally {
        isMarking.current = false
      }
    }
    const markAfterRest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void mark(), REST_MS)
    }
    markAfterRest()
    document.addEventListener('visibilitychange', markAfterRest)
    document.addEventListener('scroll', markAfterRest, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', markAfterRest)
      document.removeEventListener('scroll', markAfterRest, { capture: true })
    }
  }, [canMark, firstUnread, log, roomPath, mutate])
  return firstShownAsUnread
}
