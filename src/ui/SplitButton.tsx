import { ChevronDown } from './icons'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button'
import type { MenuItem } from './MenuList'
import { useMenuList } from './useMenuList'

type Props = { label: string; menuLabel: string; items: readonly MenuItem[]; onClick: () => void; tone?: 'primary' | 'plain'; size?: 40 | 44 | 48; icon?: ReactNode; loading?: boolean; disabledReason?: string | undefined }

/** A button with its rarer brothers behind an arrow. `menuLabel` names the arrow: 「ほかの募集方法」. */
export function SplitButton({ label, menuLabel, items, onClick, tone = 'plain', size = 40, icon, loading = false, disabledReason }: Props) {
  const [open, setOpen] = useState(false)
  const [MenuList, preload] = useMenuList(open)
  const arrow = useRef<HTMLButtonElement>(null)
  const close = useCallback((returnFocus: boolean) => { setOpen(false); if (returnFocus) arrow.current?.focus() }, [])
  return (
    <span className='uiSplitButton' data-tone={tone}>
      <Button tone={tone} size={size} icon={icon} loading={loading} disabledReason={disabledReason} onClick={onClick}>{label}</Button>
      <Button ref={arrow} {...preload} tone={tone} size={size} aria-label={menuLabel} aria-haspopup='menu' aria-expanded={open} disabled={loading || disabledReason !== undefined} onClick={() => setOpen(!open)} icon={<ChevronDown aria-hidden />} />
      {open && MenuList && <MenuList label={menuLabel} items={items} align='right' onClose={close} />}
    </span>
  )
}
