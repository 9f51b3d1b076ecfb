import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/**
 * State and attributes of a button that opens a menu: spread `button` on it and render the list
 * while `open`. `close` moves the focus back to the button unless the user has moved it elsewhere.
 */
export function useMenuButton() {
  const [open, setOpen] = useState(false)
  const isMobile = useIsMobile()
  const ref = useRef<HTMLButtonElement>(null)
  // Stable identity: the list registers it in a listener on the document.
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) ref.current?.focus()
  }, [])
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'ArrowDown' && !open) {
      e.preventDefault()
      setOpen(true)
    }
  }
  return {
    open,
    close,
    button: {
      ref,
      'aria-haspopup': isMobile ? 'dialog' : 'menu',
      'aria-expanded': open,
      onClick: () => setOpen(!open),
      onKeyDown,
    } as const,
  }
}
