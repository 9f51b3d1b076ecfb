import { type LucideIcon } from 'lucide-react'
import { Fragment, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from './Link'
import { List } from './MenuList.styles'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect?: () => void
  href?: string
  tone?: 'danger'
  /** Why it cannot be chosen now; it stays in the list and says so. */
  disabledReason?: string | undefined
  /** A line above it. */
  apart?: boolean
}
type Props = {
  label: string
  items: readonly MenuItem[]
  align: 'left' | 'right'
  onClose: (returnFocus: boolean) => void
}

/** The bars of a phone are so high, in px: what lies under one cannot be pressed. */
const BAR = 56

/** The open list of Menu and SplitButton: arrows, Home, End, first letters by the browser's own focus; Escape and Tab leave it. */
export function MenuList({ label, items, align, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    if (!list.current || !box || box.bottom <= innerHeight - BAR) return
    if (box.top > box.height + BAR) list.current.dataset.up = ''
    else list.current.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const outside = (e: PointerEvent) => {
      if (!list.current?.parentElement?.contains(e.target as Node)) onClose(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
    }
  }, [onClose])
  function keys(e: KeyboardEvent) {
    const all = entries()
    const at = all.findIndex((n) => n === document.activeElement)
    if (e.key === 'Escape') {
      e.stopPropagation()
      onClose(true)
      return
    }
    if (e.key === 'Tab') {
      onClose(false)
      return
    }
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[e.key]
    if (to === undefined) return
    e.preventDefault()
    all[to]?.focus()
  }
  const choose = (item: MenuItem) => {
    if (item.disabledReason !== undefined) return
    onClose(true)
    item.onSelect?.()
  }
  return (
    <List
      ref={list}
      role='menu'
      tabIndex={-1}
      aria-label={label}
      data-align={align}
      onKeyDown={keys}
    >
      {items.map((item) => {
        const Icon = item.icon
        const inside = (
          <>
            {Icon && <Icon aria-hidden />}
            <span>
              {item.label}
              {item.disabledReason !== undefined && <small>{item.disabledReason}</small>}
            </span>
          </>
        )
        return (
          <Fragment key={item.label}>
            {item.apart && <hr />}
            {item.href !== undefined && item.disabledReason === undefined ? (
              <Link
                href={item.href}
                role='menuitem'
                tabIndex={-1}
                data-tone={item.tone}
                onClick={() => onClose(false)}
              >
                {inside}
              </Link>
            ) : (
              <button
                type='button'
                role='menuitem'
                tabIndex={-1}
                data-tone={item.tone}
                aria-disabled={item.disabledReason !== undefined || undefined}
                onClick={() => choose(item)}
              >
                {inside}
              </button>
            )}
          </Fragment>
        )
      })}
    </List>
  )
}
