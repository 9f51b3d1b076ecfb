import { useEffect, useRef, type RefObject } from 'react'

/** The dialog that closes returns the focus first; the card takes it after that. */
const AFTER_DIALOG_MS = 200

type LeavingCard = { id: number; index: number }

/** Moves the focus to the next card when an answered card has left the list. */
export function useFocusAfterLeaving({
  listRef,
  items,
  isPaused,
}: {
  listRef: RefObject<HTMLElement | null>
  items: readonly { id: number }[]
  /** Waits while a dialog has the focus. */
  isPaused: boolean
}) {
  const leavingCard = useRef<LeavingCard>(undefined)
  useEffect(() => {
    const card = leavingCard.current
    if (!card || isPaused || items.some((item) => item.id === card.id)) return
    leavingCard.current = undefined
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const cards = listRef.current?.querySelectorAll('article') ?? []
      const next = cards[Math.min(card.index, cards.length - 1)] ?? listRef.current
      next?.focus()
    }, AFTER_DIALOG_MS)
  })
  return (card: LeavingCard) => {
    leavingCard.current = card
  }
}
