import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { allowedMenu, type NavigationMenu } from './menu'

/**
 * Returns the menu of this page's store or company, reduced to what the account may open. While the permissions are
 * loading it is complete, so that it does not grow while it is used.
 */
export function useMenu(menu: NavigationMenu) {
  const permissions = usePermissions(useScope())
  return allowedMenu(menu, (permission) => permissions?.may(permission) ?? true)
}
