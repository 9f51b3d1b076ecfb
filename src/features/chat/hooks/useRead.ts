import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '@/api/client'
import { staleAfter } from '@/api/useMutation'
import { chatRooms } from '@/contracts/chat'
import type { ChatRoom } from '@/contracts/chat/schemas'
import type { Log } from '@/features/chat/lib/mergeMessages'

const REST_MS = 300
type Here = { clientId: string; chatRoomUid: string }

/** The last message whose beginning stands in the window of the log. */
function lastSeen(): number {
  const box = document.querySelector('[data-log]')
  const floor = box?.getBoundingClientRect().bottom ?? 0
  const seen = [...(box?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].findLast(
    (row) => row.getBoundingClientRect().top <= floor,
  )
  return Number(seen?.dataset['id'] ?? 0)
}

/**
 * Marks as read what has been seen, and no more: only while the page is visible, up to the last
 * message in the window. Answers the first message that nobody had read when the reader came.
 */
export function useRead(
  here: Here,
  room: ChatRoom | undefined,
  log: Log,
  may: boolean,
): number | undefined {
  const { mutate } = useSWRConfig()
  const [from, setFrom] = useState<number>()
  const marked = useRef(0)
  const running = useRef(false)
  const firstUnread = room?.firstUnreadId ?? undefined
  // Kept while the reader is here; what came while the page was hidden is new when they return.
  if (firstUnread !== undefined && firstUnread !== from && (from === undefined || document.hidden))
    setFrom(firstUnread)
  useEffect(() => {
    if (!may || firstUnread === undefined) return undefined
    const first = firstUnread
    let timer: ReturnType<typeof setTimeout> | undefined
    async function mark() {
      const messageId = lastSeen()
      if (document.hidden || running.current || messageId < first || messageId <= marked.current)
        return
      running.current = true
      try {
        await request(chatRooms.markRead, { ...here, body: { messageId } })
        marked.current = messageId
        await mutate(staleAfter(chatRooms.markRead, here))
      } catch {
        /* The mark is not there; the next look tries again. */
      } finally {
        running.current = false
      }
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void mark(), REST_MS)
    }
    soon()
    document.addEventListener('visibilitychange', soon)
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', soon)
      document.removeEventListener('scroll', soon, { capture: true })
    }
  }, [may, firstUnread, log, here, mutate])
  return from
}
