import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { HEADER_ACTIONS_ID } from './Header'

// The header stands around every page; its container neither appears nor leaves while a screen is shown.
const subscribeToNothing = () => () => undefined
const findContainer = () => document.getElementById(HEADER_ACTIONS_ID)

/** Puts a screen's buttons (at most two, 44 px) at the right of the phone's top bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const container = useSyncExternalStore(subscribeToNothing, findContainer, () => null)
  return container && createPortal(children, container)
}
