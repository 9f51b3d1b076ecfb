import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { Link } from '@/ui/buttons/Link'
import type { Scope } from '@/components/permissions/usePermissions'
import { href, type Route } from '@/routes/href'

/** A link of the menu into the store or company that is open. Until its id is known it leads nowhere else. */
export function MenuLink({
  route,
  scope,
  current = false,
  className,
  children,
}: {
  route: Route
  scope: Scope
  current?: boolean
  className?: string
  children: ReactNode
}) {
  const { pathname } = useRouter()
  const unknown =
    (route.path.includes('[clientId]') && scope.clientId === undefined) ||
    (route.path.includes('[companyId]') && scope.companyId === undefined)
  return (
    <Link
      className={className}
      href={unknown ? '#main' : href(route, scope)}
      aria-current={current ? (pathname === route.path ? 'page' : 'true') : undefined}
    >
      {children}
    </Link>
  )
}
