import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { href } from '@/routes/href'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { landingRoute, type NavigationMenu } from './menu'

type Props = {
  menu: NavigationMenu
  /** The parameters of the page, which the other pages of its menu have too. */
  params: Record<string, string>
  /** Shown if the account may open no page of the menu. */
  children: ReactNode
}

/**
 * Takes the place of a menu's first page for an account that may not open it: goes on to the first page that it may,
 * such as the statements for an accountant. So links to a store or a company need not know the rights in it.
 */
export function FirstAllowedPage({ menu, params, children }: Props) {
  const router = useRouter()
  const permissions = usePermissions(useScope())
  const route = permissions && landingRoute(menu, permissions.may)
  const target = route && href(route, params)
  // Once for each target: the router is a new object after every change of route.
  const goTo = useEffectEvent((path: string) => void router.replace(path))
  useEffect(() => {
    if (target) goTo(target)
  }, [target])
  return target ? <Skeleton /> : children
}
