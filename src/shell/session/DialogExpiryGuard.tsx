import { useEffect, useState } from 'react'
import { useExpiryDialog } from './useExpiryDialog'

const DIALOG_SELECTOR = '[role=dialog]'
// The text of a search does not count as input that could be lost.
const isSearch = (element: Element) => element.matches('[type=search]')
/**
 * What is chosen without an event `input`: a day or a time of the calendar, a step of a number, a button that stays
 * pressed.
 */
const CHOICE_SELECTOR =
  '[aria-pressed], [aria-checked], [role=option], [role=gridcell], [data-stepper] button'
/** The dialog around an element. The calendar is a dialog, too, and closes after the choice. */
function dialogAround(element: Element) {
  let outermost: Element | undefined
  let dialog = element.closest(DIALOG_SELECTOR)
  while (dialog) {
    outermost = dialog
    dialog = dialog.parentElement?.closest(DIALOG_SELECTOR) ?? null
  }
  return outermost
}
const allowLeaving = () => undefined

/** Whether an open dialog or sheet has input. */
function useHasDialogInput() {
  const [dialog, setDialog] = useState<Element>()
  useEffect(() => {
    const note = (changed: Element) => {
      const around = dialogAround(changed)
      if (around) setDialog(around)
    }
    const handleInput = ({ target }: Event) => {
      if (target instanceof Element && !isSearch(target)) note(target)
    }
    const handleClick = ({ target }: Event) => {
      const choice = target instanceof Element && target.closest(CHOICE_SELECTOR)
      if (choice) note(choice)
    }
    document.addEventListener('input', handleInput)
    // Captured, because the calendar is removed while the click is handled.
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      document.removeEventListener('input', handleInput)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (!dialog) return
    const observer = new MutationObserver(() => {
      if (!dialog.isConnected) setDialog(undefined)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dialog])
  return dialog !== undefined
}

/**
 * Keeps the input of an open dialog or sheet when the session ends, and offers the sign-in in another tab. Forms of a
 * page have `useUnsavedGuard`.
 */
export function DialogExpiryGuard() {
  return useExpiryDialog(useHasDialogInput(), { draft: undefined, allowLeaving, isInFront: true })
}
