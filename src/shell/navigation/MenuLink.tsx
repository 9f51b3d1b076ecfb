import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import type { Scope } from '@/components/permissions/usePermissions'
import { href, type Route } from '@/routes/href'
import { Link } from '@/ui/buttons/Link'

type Props = {
  route: Route
  scope: Scope
  isCurrent?: boolean
  /** A page below this link is the current one. */
  isParent?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A menu link into the current store or company. While the id is unknown it points to `#main`. */
export function MenuLink({
  route,
  scope,
  isCurrent = false,
  isParent = false,
  className,
  children,
}: Props) {
  const { pathname } = useRouter()
  const isScopeUnknown =
    (route.path.includes('[clientId]') && scope.clientId === undefined) ||
    (route.path.includes('[companyId]') && scope.companyId === undefined)
  const current = pathname === route.path && !isParent ? 'page' : 'true'
  return (
    <Link
      className={className}
      href={isScopeUnknown ? '#main' : href(route, scope)}
      aria-current={isCurrent ? current : undefined}
    >
      {children}
    </Link>
  )
}
