import { Ellipsis } from './icons'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton'
import type { MenuItem } from './MenuList'
import { useMenuList } from './useMenuList'

type Props = { label: string; items: readonly MenuItem[]; align?: 'left' | 'right'; icon?: ReactNode; outlined?: boolean }

/** The ⋯ of a row or a page. `label` says whose: 「ランチのホールスタッフのその他の操作」. Nothing when there is nothing to choose. */
export function Menu({ label, items, align = 'right', icon = <Ellipsis aria-hidden />, outlined = false }: Props) {
  const [open, setOpen] = useState(false)
  const [MenuList, preload] = useMenuList(open)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback((returnFocus: boolean) => { setOpen(false); if (returnFocus) button.current?.focus() }, [])
  if (items.length === 0) return null
  return (
    <span className='uiMenu' data-open={open || undefined}>
      <IconButton ref={button} {...preload} label={label} icon={icon} outlined={outlined} aria-haspopup='menu' aria-expanded={open} onClick={() => setOpen(!open)}
        onKeyDown={(e) => { if (e.key === 'ArrowDown' && !open) { e.preventDefault(); setOpen(true) } }} />
      {open && MenuList && <MenuList label={label} items={items} align={align} onClose={close} />}
    </span>
  )
}
