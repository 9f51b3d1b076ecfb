const PROPERTY = '--keyboard'

/**
 * Keeps `--keyboard` of the document at the height in px that a phone's keyboard takes from the window, which itself
 * stays as high as it was. Zoom is not counted as a keyboard. The returned function ends it.
 */
export function followKeyboard() {
  const { visualViewport: seen } = window
  if (!seen) return undefined
  const { style } = document.documentElement
  function update() {
    const covered = seen?.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0
    style.setProperty(PROPERTY, `${Math.max(0, Math.round(covered))}px`)
  }
  update()
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, update)
  return () => {
    for (const event of ['resize', 'scroll']) seen.removeEventListener(event, update)
    style.removeProperty(PROPERTY)
  }
}
