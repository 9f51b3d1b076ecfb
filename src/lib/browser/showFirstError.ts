/** Reasons that prevent an action: a notice, an invalid control, the message of a field. */
const problems =
  '[data-problem]:not(:empty), [aria-invalid="true"], :is(p, li)[data-error]:not(:empty)'

/** Finds the message that describes a control or a group of controls. */
const messageOf = (problem: HTMLElement) =>
  (problem.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((described) => described?.matches('[data-error]')) ?? problem

/** Returns the element to focus: the chosen option of a group, otherwise its first control; a notice itself. */
function controlOf(problem: HTMLElement) {
  if (problem.matches('input, select, textarea, button')) return problem
  if (problem.matches('[data-problem]')) return Object.assign(problem, { tabIndex: -1 })
  const field = problem.matches('p')
    ? (problem.closest('[data-foot]') ?? problem).parentElement
    : problem
  for (const selector of ['input:checked', 'input, select, textarea', 'button, [tabindex]']) {
    const control = field?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`)
    if (control) return control
  }
  return undefined
}

/** Scrolls an element to the middle of the viewport, where no sticky bar or footer covers it. */
export const showInTheMiddle = (element: Element) => scrollTo(element, 'center')

function scrollTo(element: Element, block: ScrollLogicalPosition) {
  // jsdom has no scrollIntoView.
  if ('scrollIntoView' in element) element.scrollIntoView({ block })
}

/**
 * Goes to the first problem inside `root`: scrolls its message to the middle and focuses its control, so that a screen
 * reader reads both. Returns false if there is none.
 */
export function showFirstError(root: ParentNode): boolean {
  const problem = root.querySelector<HTMLElement>(problems)
  if (!problem) return false
  const control = controlOf(problem)
  const message = messageOf(problem)
  control?.focus({ preventScroll: true })
  showInTheMiddle(message)
  // The message stands below its control, of which a tall one begins above the screen or under the heading of a sheet.
  if (control) {
    scrollTo(control.closest('label') ?? control, 'nearest')
    scrollTo(message, 'nearest')
  }
  return true
}
