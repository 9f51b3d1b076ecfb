import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { clientMenu } from '@/shell/navigation/clientMenu'
import { landingRoute } from '@/shell/navigation/menu'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'

/**
 * The home page for an account that may not read the store: opens the first page of the menu that it may open, such
 * as the statements for an accountant. Without one it says so and leads to the list of stores.
 */
export function ForbiddenHome({ clientId }: { clientId: string }) {
  const router = useRouter()
  const permissions = usePermissions(useScope())
  const route = permissions && landingRoute(clientMenu, permissions.may)
  const target = route && href(route, { clientId })
  // Once for each target: the router is a new object after every change of route.
  const goTo = useEffectEvent((path: string) => void router.replace(path))
  useEffect(() => {
    if (target) goTo(target)
  }, [target])
  if (target) return <Skeleton />
  return (
    <Forbidden
      title='この店舗のホームを見る権限がありません'
      action={<ButtonLink href={href(routes.account, {})}>店舗を選ぶ画面へ</ButtonLink>}
    >
      来る人とやることを見られるのは、店舗の担当者です。必要なときは、企業の管理者にご確認ください。
    </Forbidden>
  )
}
