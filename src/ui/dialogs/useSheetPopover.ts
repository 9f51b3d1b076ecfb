import { useEffect, useRef, useState, type ToggleEvent } from 'react'
import { closeOnBack } from '@/lib/browser/dialogHistory'
import { keepPressesFromPage } from '@/lib/browser/sheetPopover'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/**
 * State and attributes of a popover that is a sheet on phones: spread `panel` on it. As a sheet it is closed by Back
 * and by a press on the dimmed page, which presses nothing there.
 */
export function useSheetPopover<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isMobile = useIsMobile()
  useEffect(() => {
    const panel = ref.current
    if (!panel || !isOpen || !isMobile) return
    const endPresses = keepPressesFromPage(panel)
    const endBack = closeOnBack(() => {
      panel.hidePopover()
      return true
    })
    return () => {
      endPresses()
      endBack()
    }
  }, [isOpen, isMobile])
  return {
    isOpen,
    panel: {
      ref,
      // React also brings the events of popovers inside.
      onToggle: ({ target, currentTarget, newState }: ToggleEvent<E>) => {
        if (target === currentTarget) setIsOpen(newState === 'open')
      },
    },
  }
}
