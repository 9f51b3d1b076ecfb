import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Log } from '@/features/chat/lib/mergeMessages'

/** How many messages stand in the document at most, and by how many the stretch moves. */
const MOST = 150
const STEP = 50
/** So near an end, in px, the stretch moves. */
const NEAR = 600
const AT_END = 48

/**
 * The stretch of a log that stands in the document. It follows the newest message while the reader is at the end, and moves with the scrolling
 * otherwise, without what is read leaving its place.
 */
export function useVirtualizedMessages(
  box: RefObject<HTMLDivElement | null>,
  log: Log,
  {
    firstShown,
    onEarlier,
    resting,
  }: { firstShown: number | undefined; onEarlier: () => void; resting: boolean },
) {
  const { messages, hasEarlier } = log
  const [endId, setEndId] = useState<number>()
  const [show, setShow] = useState(STEP)
  const [atEnd, setAtEnd] = useState(true)
  const end = endId === undefined ? messages.length : messages.findIndex((m) => m.id === endId) + 1
  const start = Math.max(0, end - show)
  const anchor = useRef<{ id: string; top: number }>(undefined)
  const pinned = useRef(true)
  const placed = useRef(false)

  function note() {
    const it = box.current
    if (!it) return
    pinned.current =
      end === messages.length && it.scrollHeight - it.scrollTop - it.clientHeight < AT_END
    const top = it.getBoundingClientRect().top
    const row = [...it.querySelectorAll<HTMLElement>('[data-id]')].find(
      (one) => one.getBoundingClientRect().bottom > top,
    )
    anchor.current = row && { id: row.dataset['id'] ?? '', top: row.getBoundingClientRect().top }
  }
  function scrolled() {
    const it = box.current
    if (!it) return
    note()
    setAtEnd(pinned.current)
    if (it.scrollTop < NEAR) {
      if (start > 0) {
        setShow(Math.min(MOST, show + STEP))
        if (show + STEP > MOST) setEndId(messages[end - 1 - STEP]?.id)
      } else if (hasEarlier && resting) onEarlier()
    } else if (end < messages.length && it.scrollHeight - it.scrollTop - it.clientHeight < NEAR)
      setEndId(messages[end - 1 + STEP]?.id)
  }
  // Before paint, whatever has changed above or below: the end stays the end, and the message that is read stays where it is.
  useLayoutEffect(() => {
    const it = box.current
    if (!it || messages.length === 0) return
    if (!placed.current) {
      placed.current = true
      const first = firstShown === undefined ? null : it.querySelector(`[data-id="${firstShown}"]`)
      it.scrollTop = first
        ? it.scrollTop + first.getBoundingClientRect().top - it.getBoundingClientRect().top - 96
        : it.scrollHeight
      note()
    } else if (pinned.current) it.scrollTop = it.scrollHeight
    else if (anchor.current) {
      const row = it.querySelector(`[data-id="${anchor.current.id}"]`)
      if (row) it.scrollTop += row.getBoundingClientRect().top - anchor.current.top
      note()
    }
  })
  // Whoever is at the very top when earlier messages arrive cannot scroll any further: no scrolling would show them.
  const first = messages[0]?.id
  const before = useRef(first)
  const look = useRef(scrolled)
  useEffect(() => {
    look.current = scrolled
  })
  useEffect(() => {
    if (before.current !== undefined && before.current !== first && !pinned.current) look.current()
    before.current = first
  }, [first])
  const toEnd = useCallback(() => {
    setEndId(undefined)
    setShow(STEP)
    pinned.current = true
    setAtEnd(true)
  }, [])
  return {
    shown: messages.slice(start, end),
    atStart: start === 0,
    atEnd: atEnd && end === messages.length,
    scrolled,
    toEnd,
  }
}
