import { useEffect, useState } from 'react'
import { useExpiryDialog } from './useExpiryDialog'

const DIALOG_SELECTOR = '[role=dialog]'
// The text of a search does not count as input that could be lost.
const isSearch = (element: Element) => element.matches('[type=search]')
const allowLeaving = () => undefined

/** Whether an open dialog or sheet has input. */
function useHasDialogInput() {
  const [dialog, setDialog] = useState<Element>()
  useEffect(() => {
    const handleInput = ({ target }: Event) => {
      if (!(target instanceof Element) || isSearch(target)) return
      const changed = target.closest(DIALOG_SELECTOR)
      if (changed) setDialog(changed)
    }
    document.addEventListener('input', handleInput)
    return () => document.removeEventListener('input', handleInput)
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
