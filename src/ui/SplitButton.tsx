import { ChevronDown } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from './Button'
import { MenuList, type MenuItem } from './MenuList'
import { layer } from './tokens'

type Props = { label: string; menuLabel: string; items: readonly MenuItem[]; onClick: () => void; tone?: 'primary' | 'plain'; size?: 40 | 44 | 48; icon?: ReactNode; loading?: boolean; disabledReason?: string | undefined }

/** A button with its rarer brothers behind an arrow. `menuLabel` names the arrow: 「ほかの募集方法」. */
export function SplitButton({ label, menuLabel, items, onClick, tone = 'plain', size = 40, icon, loading = false, disabledReason }: Props) {
  const [open, setOpen] = useState(false)
  const arrow = useRef<HTMLButtonElement>(null)
  const close = useCallback((returnFocus: boolean) => { setOpen(false); if (returnFocus) arrow.current?.focus() }, [])
  return (
    <Root data-tone={tone}>
      <Button tone={tone} size={size} icon={icon} loading={loading} disabledReason={disabledReason} onClick={onClick}>{label}</Button>
      <Button ref={arrow} tone={tone} size={size} aria-label={menuLabel} aria-haspopup='menu' aria-expanded={open} disabled={loading || disabledReason !== undefined} onClick={() => setOpen(!open)} icon={<ChevronDown aria-hidden />} />
      {open && <MenuList label={menuLabel} items={items} align='right' onClose={close} />}
    </Root>
  )
}

const Root = styled.span`
  position: relative; z-index: ${layer.splitButton}; display: inline-flex;
  > button:first-of-type { border-top-right-radius: 0; border-bottom-right-radius: 0; }
  > button:last-of-type { border-top-left-radius: 0; border-bottom-left-radius: 0; padding: 0 11px; margin-left: -1px; }
  &[data-tone='primary'] > button:last-of-type { margin-left: 1px; }
`
