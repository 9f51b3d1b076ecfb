/** Focuses a panel that has opened inside a card, unless the user has moved the focus out of the card. */
export function focusInside(panel: HTMLElement | null) {
  const active = document.activeElement
  if (active === document.body || panel?.closest('article')?.contains(active)) panel?.focus()
}
