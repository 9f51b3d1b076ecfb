/** Focuses a panel that has opened inside a card, unless the focus has moved out of the card meanwhile. */
export function focusInside(panel: HTMLElement | null) {
  const active = document.activeElement
  if (active === document.body || panel?.closest('article')?.contains(active)) panel?.focus()
}
