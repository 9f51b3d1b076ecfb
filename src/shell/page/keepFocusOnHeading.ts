function focusHeading() {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target || target.contains(document.activeElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Moves the focus to the h1 of the page (or to main), unless it is already inside. Until the user acts, it moves the
 * focus again when a skeleton is replaced together with its h1. Otherwise Tab would start at the top of the document
 * and a screen reader would say nothing. Returns a function that stops this.
 */
export function keepFocusOnHeading(): () => void {
  const actions = ['keydown', 'pointerdown'] as const
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading()
  })
  function end() {
    observer.disconnect()
    actions.forEach((action) => {
      removeEventListener(action, end)
    })
  }
  focusHeading()
  observer.observe(document.body, { childList: true, subtree: true })
  actions.forEach((action) => {
    addEventListener(action, end)
  })
  return end
}
