import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { layer } from '@/ui/tokens'
import { Button } from './Button'
import { LazyMenuList, preloadMenuList } from './LazyMenuList'
import type { MenuItem } from './MenuList'
import { useMenuButton } from './useMenuButton'

const ButtonPair = styled.span`
  position: relative;
  z-index: ${layer.splitButton};
  display: inline-flex;
  > button:first-of-type {
    border-top-right-radius: 0;
    border-bottom-right-radius: 0;
  }
  > button:last-of-type {
    border-top-left-radius: 0;
    border-bottom-left-radius: 0;
    padding: 0 11px;
    margin-left: -1px;
  }
  &[data-tone='primary'] > button:last-of-type {
    margin-left: 1px;
  }
`

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

/**
 * A button and, behind an arrow, a menu of its less common variants. `menuLabel` names the arrow
 * (「ほかの募集方法」).
 */
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
  return (
    <ButtonPair className={className} data-tone={tone}>
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
        {...preloadMenuList}
        {...button}
        tone={tone}
        size={size}
        aria-label={menuLabel}
        disabled={loading || disabledReason !== undefined}
        icon={<ChevronDown aria-hidden />}
      />
      {open && <LazyMenuList label={menuLabel} items={items} onClose={close} />}
    </ButtonPair>
  )
}
