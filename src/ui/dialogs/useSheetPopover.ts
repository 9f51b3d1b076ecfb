import { useEffect, useRef, useState, type ToggleEvent } from 'react'
import { closeOnBack } from '@/lib/browser/dialogHistory'
import { keepPressesFromPage } from '@/lib/browser/sheetPopover'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/**
 * Returns state and attributes of a popover that is a sheet on phones: spread `panel` on it. Back closes it. As a sheet
 * it is also closed by a press on the dimmed page; that press has no other effect.
 */
export function useSheetPopover<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isMobile = useIsMobile()
  useEffect(() => {
    const panel = ref.current
    return panel && isOpen && isMobile ? keepPressesFromPage(panel) : undefined
  }, [isOpen, isMobile])
  useEffect(() => {
    const panel = ref.current
    if (!panel || !isOpen) return
    return closeOnBack(() => {
      panel.hidePopover()
      return true
    })
  }, [isOpen])
  return {
    isOpen,
    panel: {
      ref,
      // React also passes on the events of popovers inside this one.
      onToggle: ({ target, currentTarget, newState }: ToggleEvent<E>) => {
        if (target === currentTarget) setIsOpen(newState === 'open')
      },
    },
  }
}
