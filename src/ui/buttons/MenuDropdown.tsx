import { Fragment, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { closeOnBack } from '@/lib/browser/dialogHistory'
import { Link } from './Link'
import { List } from './MenuDropdown.styles'
import { MenuNote } from './MenuNote'
import type { MenuItem, MenuListProps } from './menuTypes'

/** Height in px of the fixed bars of a phone: the list must not extend below one. */
const BAR_HEIGHT = 56

/**
 * The list of Menu and SplitButton below its button, a WAI-ARIA menu: arrow keys, Home and End move the focus,
 * Escape, Tab and Back close it.
 */
export function MenuDropdown({ label, items, onClose }: MenuListProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const entries = () => [
    ...(listRef.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ]
  useLayoutEffect(() => {
    const bounds = listRef.current?.getBoundingClientRect()
    if (!listRef.current || !bounds || bounds.bottom <= innerHeight - BAR_HEIGHT) return
    if (bounds.top > bounds.height + BAR_HEIGHT) listRef.current.dataset.above = ''
    else listRef.current.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    listRef.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const handlePointerDown = (e: PointerEvent) => {
      if (!listRef.current?.parentElement?.contains(e.target as Node)) onClose(false)
    }
    document.addEventListener('pointerdown', handlePointerDown)
    const endBack = closeOnBack(() => {
      onClose(true)
      return true
    })
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown)
      endBack()
    }
  }, [onClose])
  function handleKeyDown(e: KeyboardEvent) {
    const entryElements = entries()
    const currentIndex = entryElements.findIndex((entry) => entry === document.activeElement)
    if (e.key === 'Escape') {
      e.stopPropagation()
      onClose(true)
      return
    }
    if (e.key === 'Tab') {
      onClose(false)
      return
    }
    const nextIndex = {
      ArrowDown: (currentIndex + 1) % entryElements.length,
      ArrowUp: (currentIndex - 1 + entryElements.length) % entryElements.length,
      Home: 0,
      End: entryElements.length - 1,
    }[e.key]
    if (nextIndex === undefined) return
    e.preventDefault()
    entryElements[nextIndex]?.focus()
  }
  const handleSelect = (item: MenuItem) => {
    if (item.disabledReason !== undefined) return
    onClose(true)
    item.onSelect?.()
  }
  return (
    <List ref={listRef} role='menu' tabIndex={-1} aria-label={label} onKeyDown={handleKeyDown}>
      {items.map((item) => {
        const Icon = item.icon
        const content = (
          <>
            {Icon && <Icon aria-hidden />}
            <span>
              {item.label}
              <MenuNote item={item} />
            </span>
          </>
        )
        return (
          <Fragment key={item.label}>
            {item.hasDivider && <hr />}
            {item.href !== undefined && item.disabledReason === undefined ? (
              <Link
                href={item.href}
                role='menuitem'
                tabIndex={-1}
                data-tone={item.tone}
                aria-current={item.isCurrent ? 'page' : undefined}
                onClick={() => onClose(false)}
              >
                {content}
              </Link>
            ) : (
              <button
                type='button'
                role='menuitem'
                tabIndex={-1}
                data-tone={item.tone}
                aria-disabled={item.disabledReason !== undefined || undefined}
                onClick={() => handleSelect(item)}
              >
                {content}
              </button>
            )}
          </Fragment>
        )
      })}
    </List>
  )
}
