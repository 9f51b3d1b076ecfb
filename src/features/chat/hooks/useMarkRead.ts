import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '@/api/client'
import { staleAfter } from '@/api/useMutation'
import { chatRooms } from '@/contracts/chat'
import type { ChatRoom } from '@/contracts/chat/schemas'
import type { Log } from '@/features/chat/lib/mergeMessages'

const REST_MS = 300
type Here = { clientId: string; chatRoomUid: string }

/** The last message whose top is visible in the scroll area. */
function lastSeen(): number {
  const box = document.querySelector('[data-log]')
  const floor = box?.getBoundingClientRect().bottom ?? 0
  const seen = [...(box?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].findLast(
    (row) => row.getBoundingClientRect().top <= floor,
  )
  return Number(seen?.dataset['id'] ?? 0)
}

/**
 * Marks messages as read up to the last visible one, only while the page is visible. Returns the
 * first message that was unread when the room was opened.
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
  // Kept while the page is visible; messages that arrive while it is hidden count as new on return.
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
        /* Marking failed; the next visible message tries again. */
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
