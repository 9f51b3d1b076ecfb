import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { HEADER_ACTIONS_ID } from './Header'

/** Puts a screen's buttons (at most two, 44 px) at the right of the phone's top bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useEffect(() => {
    setContainer(document.getElementById(HEADER_ACTIONS_ID))
  }, [])
  return container && createPortal(children, container)
}
