/** The sheets that are open, the one that was opened last at the end. */
const openSheets: HTMLElement[] = []

/** The click that ends this press must not reach anything: the browser closes the sheet before it. */
function swallowClick() {
  const ends = ['click', 'pointerdown', 'pointercancel'] as const
  const handle = (event: Event) => {
    if (event.type === 'click') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const end of ends) removeEventListener(end, handle, true)
  }
  for (const end of ends) addEventListener(end, handle, true)
}

function handlePointerDown({ target }: PointerEvent) {
  const sheet = openSheets.at(-1)
  if (!sheet || !(target instanceof Element) || sheet.contains(target)) return
  // The button that opened the sheet closes it by its own click.
  if (target.closest(`[popovertarget='${sheet.id}']`)) return
  swallowClick()
}

/**
 * While a popover dims the page, a press beside it closes it (the browser does that) and presses nothing below: a
 * popover's backdrop takes no presses. The returned function ends it.
 */
export function keepPressesFromPage(sheet: HTMLElement) {
  if (openSheets.length === 0) document.addEventListener('pointerdown', handlePointerDown, true)
  openSheets.push(sheet)
  return () => {
    openSheets.splice(openSheets.indexOf(sheet), 1)
    if (openSheets.length === 0)
      document.removeEventListener('pointerdown', handlePointerDown, true)
  }
}
