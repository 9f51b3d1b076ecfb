const CSS_PROPERTY = '--keyboard'

/**
 * Keeps the CSS variable `--keyboard` of the document at the height (px) that a phone's keyboard covers of the window,
 * whose own height does not change. Ignores zoom, which shrinks the visual viewport too. Returns a function that stops.
 */
export function followKeyboard() {
  const { visualViewport: viewport } = window
  if (!viewport) return undefined
  const { style } = document.documentElement
  function update() {
    const covered = viewport?.scale === 1 ? innerHeight - viewport.height - viewport.offsetTop : 0
    style.setProperty(CSS_PROPERTY, `${Math.max(0, Math.round(covered))}px`)
  }
  update()
  for (const event of ['resize', 'scroll']) viewport.addEventListener(event, update)
  return () => {
    for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, update)
    style.removeProperty(CSS_PROPERTY)
  }
}
