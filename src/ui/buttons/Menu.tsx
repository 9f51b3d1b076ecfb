import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { layer } from '@/ui/tokens'
import { IconButton } from './IconButton'
import { LazyMenuList, preloadMenuList } from './LazyMenuList'
import type { MenuItem } from './MenuList'
import type { preloadOn } from './preloadOn'
import { useMenuButton } from './useMenuButton'

/** The anchor of a menu; an open one is above what follows it. */
export const MenuRoot = styled.span<{ $isOpen: boolean }>`
  position: relative;
  display: inline-flex;
  ${({ $isOpen }) => $isOpen && `z-index: ${layer.timeDropdown};`}
`

type ButtonProps = {
  className?: string | undefined
  label: string
  icon?: ReactNode
  outlined?: boolean
  /** The handlers that load the code of the list before it opens (`preloadOn`). */
  preload: ReturnType<typeof preloadOn>
  /** The open list. */
  children: (onClose: (returnFocus: boolean) => void) => ReactNode
}

/**
 * The ⋯ button of a row or a page, with the list that it opens. The list can be a lazily loaded component, so that a
 * page of many rows does not wait for the code of its items.
 */
export function MenuButton({
  className,
  label,
  icon = <Ellipsis aria-hidden />,
  outlined = false,
  preload,
  children,
}: ButtonProps) {
  const { open, close, button } = useMenuButton()
  return (
    <MenuRoot className={className} $isOpen={open}>
      <IconButton {...preload} {...button} label={label} icon={icon} outlined={outlined} />
      {open && children(close)}
    </MenuRoot>
  )
}

type Props = Omit<ButtonProps, 'preload' | 'children'> & {
  items: readonly MenuItem[]
}

/**
 * The ⋯ menu of a row or a page. `label` names what it belongs to (「ランチのホールスタッフのその他の操作」). Renders
 * nothing for an empty list of items.
 */
export function Menu({ items, ...button }: Props) {
  if (items.length === 0) return null
  return (
    <MenuButton {...button} preload={preloadMenuList}>
      {(onClose) => <LazyMenuList label={button.label} items={items} onClose={onClose} />}
    </MenuButton>
  )
}
