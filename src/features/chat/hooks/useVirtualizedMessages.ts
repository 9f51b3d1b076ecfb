import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Log } from '@/features/chat/lib/mergeMessages'
import { useIsPrinting } from '@/lib/browser/useIsPrinting'
import { useScrollAnchor } from './useScrollAnchor'

/** The maximum number of messages in the document, and how many are added or removed at once. */
const MAX_MESSAGES = 150
const MESSAGES_PER_STEP = 50
/** The range moves within this distance of an end, in px. */
const THRESHOLD_PX = 600

/** The range of messages in the document: `count` messages up to `endId`, or up to the newest. */
function useMessageRange(messages: Log['messages']) {
  const [endId, setEndId] = useState<number>()
  const [count, setCount] = useState(MESSAGES_PER_STEP)
  const end =
    endId === undefined
      ? messages.length
      : messages.findIndex((message) => message.id === endId) + 1
  const start = Math.max(0, end - count)
  function showEarlier() {
    setCount(Math.min(MAX_MESSAGES, count + MESSAGES_PER_STEP))
    if (count + MESSAGES_PER_STEP > MAX_MESSAGES)
      setEndId(messages[end - 1 - MESSAGES_PER_STEP]?.id)
  }
  const showLater = () => setEndId(messages[end - 1 + MESSAGES_PER_STEP]?.id)
  const showNewest = useCallback(() => {
    setEndId(undefined)
    setCount(MESSAGES_PER_STEP)
  }, [])
  return { start, end, showEarlier, showLater, showNewest }
}

type Options = {
  /** The message that is scrolled to first; undefined: the newest. */
  firstShownId: number | undefined
  canLoadEarlier: boolean
  onLoadEarlier: () => void
}

/**
 * Returns the part of a log that is in the document. It follows the newest message while the reader is at
 * the end; otherwise it moves with scrolling and the visible message keeps its place. Printing shows the whole log.
 */
export function useVirtualizedMessages(
  container: RefObject<HTMLDivElement | null>,
  { messages, hasEarlier }: Log,
  { firstShownId, canLoadEarlier, onLoadEarlier }: Options,
) {
  const { start, end, showEarlier, showLater, showNewest } = useMessageRange(messages)
  const isPrinting = useIsPrinting()
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isNewestShown = end === messages.length
  const { isPinned, pin, update } = useScrollAnchor(container, {
    isEmpty: messages.length === 0,
    isNewestShown,
    firstShownId,
  })

  function handleScroll() {
    const element = container.current
    if (!element) return
    update()
    setIsAtEnd(isPinned())
    const distanceToEnd = element.scrollHeight - element.scrollTop - element.clientHeight
    if (element.scrollTop < THRESHOLD_PX) {
      if (start > 0) showEarlier()
      else if (hasEarlier && canLoadEarlier) onLoadEarlier()
    } else if (!isNewestShown && distanceToEnd < THRESHOLD_PX) {
      showLater()
    }
  }
  // At the very top, earlier messages that arrive cause no scroll event, so they are shown here.
  const firstId = messages[0]?.id
  const previousFirstId = useRef(firstId)
  const handleScrollRef = useRef(handleScroll)
  useEffect(() => {
    handleScrollRef.current = handleScroll
  })
  useEffect(() => {
    const isPrepended = previousFirstId.current !== undefined && previousFirstId.current !== firstId
    if (isPrepended && !isPinned()) handleScrollRef.current()
    previousFirstId.current = firstId
  }, [firstId, isPinned])
  const scrollToEnd = useCallback(() => {
    showNewest()
    pin()
    setIsAtEnd(true)
  }, [showNewest, pin])
  return {
    visibleMessages: isPrinting ? messages : messages.slice(start, end),
    isAtStart: isPrinting || start === 0,
    isAtEnd: isAtEnd && isNewestShown,
    handleScroll,
    scrollToEnd,
  }
}
