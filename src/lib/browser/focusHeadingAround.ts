/**
 * Moves the focus to the heading of the section or dialog around a button that disappears when it is clicked, or to the
 * heading of the page. Otherwise Tab would start at the top of the document, and a screen reader would say nothing.
 * `button` may be a message around it, whose own heading disappears as well.
 */
export function focusHeadingAround(button: Element) {
  const heading = [
    button.closest('section, [role=dialog], dialog'),
    document.querySelector('main'),
    document,
  ]
    .flatMap((around) => [...(around?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])])
    .find((one) => !button.contains(one))
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** A ref for what disappears when its button is pressed: the focus then moves to the heading around. */
export const keepFocusNearby = (element: HTMLElement | null) => () => {
  // React calls this before it removes the element.
  if (element?.contains(document.activeElement)) focusHeadingAround(element)
}
