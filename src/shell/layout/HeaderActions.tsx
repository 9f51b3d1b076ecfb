import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { APP_BAR_ACTIONS } from './AppLayout'

/** Puts a screen's buttons (at most two, 44 px) at the right of the phone's top bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    setPlace(document.getElementById(APP_BAR_ACTIONS))
  }, [])
  return place && createPortal(children, place)
}
