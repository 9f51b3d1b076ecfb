/** Puts the reader at the h1 of the page, or at its beginning, unless they stand in it already. */
export function focusPageHeading() {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target || target.contains(document.activeElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
