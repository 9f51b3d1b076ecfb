/** The open sheets; the one opened last is at the end. */
const openSheets: HTMLElement[] = []

/** Drops the click that ends this press: by then the browser has closed the sheet, so it would hit the page below. */
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
 * Makes sure that a press beside a popover only closes it (which the browser does) and presses nothing on the page
 * below: the backdrop of a popover does not intercept presses. Returns a function that stops this.
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
