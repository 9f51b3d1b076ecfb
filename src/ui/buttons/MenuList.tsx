import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { MenuDropdown } from './MenuDropdown'
import { MenuSheet } from './MenuSheet'
import type { MenuListProps } from './menuTypes'

export type { MenuItem } from './menuTypes'

/** The open list of a menu button: below the button, on phones a sheet with the label as its title. */
export function MenuList(props: MenuListProps) {
  const isMobile = useIsMobile()
  return isMobile ? <MenuSheet {...props} /> : <MenuDropdown {...props} />
}
