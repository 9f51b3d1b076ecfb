import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { layer } from '@/ui/tokens'
import { IconButton } from './IconButton'
import { LazyMenuList, preloadMenuList } from './LazyMenuList'
import type { MenuItem } from './MenuList'
import { useMenuButton } from './useMenuButton'

/** The anchor of an open menu. */
export const MenuRoot = styled.span`
  position: relative;
  display: inline-flex;
  &[data-open] {
    z-index: ${layer.timeDropdown};
  }
`

type Props = {
  className?: string | undefined
  label: string
  items: readonly MenuItem[]
  align?: 'left' | 'right'
  icon?: ReactNode
  outlined?: boolean
}

/**
 * The ⋯ menu of a row or a page. `label` names what it belongs to (「ランチのホールスタッフのその他の操作」). Renders
 * nothing without items.
 */
export function Menu({
  className,
  label,
  items,
  align = 'right',
  icon = <Ellipsis aria-hidden />,
  outlined = false,
}: Props) {
  const { open, close, button } = useMenuButton()
  if (items.length === 0) return null
  return (
    <MenuRoot className={className} data-open={open || undefined}>
      <IconButton {...preloadMenuList} {...button} label={label} icon={icon} outlined={outlined} />
      {open && <LazyMenuList label={label} items={items} align={align} onClose={close} />}
    </MenuRoot>
  )
}
