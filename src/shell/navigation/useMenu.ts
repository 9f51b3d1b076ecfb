import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { allowedMenu, type MenuKind } from './menu'

/**
 * The menu of this page's store or company as the account may use it. While the permissions are loading it is complete,
 * so that it does not grow while it is used.
 */
export function useMenu(kind: MenuKind) {
  const permissions = usePermissions(useScope())
  return allowedMenu(kind, (permission) => permissions?.may(permission) ?? true)
}
