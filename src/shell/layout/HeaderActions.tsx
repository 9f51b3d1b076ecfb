import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { HEADER_ACTIONS_ID } from './Header'

// The header is part of the layout: its container neither appears nor disappears while a screen is
// shown.
const subscribeToNothing = () => () => undefined
const findContainer = () => document.getElementById(HEADER_ACTIONS_ID)

/** Renders a screen's buttons (two at most, 44 px) at the right of the phone's top bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const container = useSyncExternalStore(subscribeToNothing, findContainer, () => null)
  return container && createPortal(children, container)
}
