import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'
import { Button } from './Button'
import type { MenuItem } from './MenuList'
import { useMenuButton } from './useMenuButton'
import { useMenuList } from './useMenuList'

type Props = {
  className?: string | undefined
  label: string
  menuLabel: string
  items: readonly MenuItem[]
  onClick: () => void
  tone?: 'primary' | 'plain'
  size?: 40 | 44 | 48
  icon?: ReactNode
  loading?: boolean
  disabledReason?: string | undefined
}

/** A button with its rarer brothers behind an arrow. `menuLabel` names the arrow: 「ほかの募集方法」. */
export function SplitButton({
  className,
  label,
  menuLabel,
  items,
  onClick,
  tone = 'plain',
  size = 40,
  icon,
  loading = false,
  disabledReason,
}: Props) {
  const { open, close, button } = useMenuButton()
  const [MenuList, preload] = useMenuList(open, close)
  return (
    <span className={classNames('uiSplitButton', className)} data-tone={tone}>
      <Button
        tone={tone}
        size={size}
        icon={icon}
        loading={loading}
        disabledReason={disabledReason}
        onClick={onClick}
      >
        {label}
      </Button>
      <Button
        {...preload}
        {...button}
        tone={tone}
        size={size}
        aria-label={menuLabel}
        disabled={loading || disabledReason !== undefined}
        icon={<ChevronDown aria-hidden />}
      />
      {open && MenuList && (
        <MenuList label={menuLabel} items={items} align='right' onClose={close} />
      )}
    </span>
  )
}
