import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

/** Within this distance of the end, in px, the list follows new messages. */
const PIN_DISTANCE_PX = 48
/** Space above the first unread message when the room is opened. */
const FIRST_SHOWN_MARGIN_PX = 96

/** A message and the distance of its top from the top of the viewport, in px. */
type Anchor = { id: string; top: number }
type Options = {
  isEmpty: boolean
  /** Whether the newest message is in the document. */
  isNewestShown: boolean
  /** The message that is scrolled to first; undefined: the newest. */
  firstShownId: number | undefined
}

function findFirstVisible(container: HTMLElement) {
  const { top } = container.getBoundingClientRect()
  return [...container.querySelectorAll<HTMLElement>('[data-id]')].find(
    (row) => row.getBoundingClientRect().bottom > top,
  )
}
const pinToEnd = (container: HTMLElement) => {
  container.scrollTop = container.scrollHeight
}
function scrollToInitial(container: HTMLElement, firstShownId: number | undefined) {
  const row =
    firstShownId === undefined ? null : container.querySelector(`[data-id="${firstShownId}"]`)
  container.scrollTop = row
    ? container.scrollTop +
      row.getBoundingClientRect().top -
      container.getBoundingClientRect().top -
      FIRST_SHOWN_MARGIN_PX
    : container.scrollHeight
}

function restoreAnchor(container: HTMLElement, anchor: Anchor) {
  const row = container.querySelector(`[data-id="${anchor.id}"]`)
  if (row) container.scrollTop += row.getBoundingClientRect().top - anchor.top
}

/**
 * Keeps the scroll position when messages are added above or below: pinned to the end, or on the
 * first visible message.
 */
export function useScrollAnchor(
  container: RefObject<HTMLDivElement | null>,
  { isEmpty, isNewestShown, firstShownId }: Options,
) {
  const anchor = useRef<Anchor>(undefined)
  const isPinned = useRef(true)
  const isPositioned = useRef(false)

  function update() {
    const element = container.current
    if (!element) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    isPinned.current = isNewestShown && distance < PIN_DISTANCE_PX
    const row = findFirstVisible(element)
    anchor.current = row && { id: row.dataset['id'] ?? '', top: row.getBoundingClientRect().top }
  }
  const pin = useCallback(() => {
    isPinned.current = true
  }, [])
  // Runs after every render and before paint, because any render may have added rows above or below.
  useLayoutEffect(() => {
    const element = container.current
    if (!element || isEmpty) return
    if (!isPositioned.current) {
      isPositioned.current = true
      scrollToInitial(element, firstShownId)
      update()
    } else if (isPinned.current) {
      pinToEnd(element)
    } else if (anchor.current) {
      restoreAnchor(element, anchor.current)
      update()
    }
  })
  return { isPinned: () => isPinned.current, pin, update }
}
