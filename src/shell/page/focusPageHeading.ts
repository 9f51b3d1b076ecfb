/** Moves the focus to the h1 of the page (or to main), unless it is already inside. */
export function focusPageHeading() {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target || target.contains(document.activeElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
