import { useCallback, useRef, useState, type KeyboardEvent } from 'react'

/** What a button needs that opens a menu: spread `button` on it, draw the list while `open`, and hand it `close`, which gives the focus back unless the reader went elsewhere. */
export function useMenuButton() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  // The list listens at the document while it stands: what closes it must stay the same.
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
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: () => setOpen(!open),
      onKeyDown,
    } as const,
  }
}
