import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { clientMenu } from '@/shell/navigation/clientMenu'
import { FirstAllowedPage } from '@/shell/navigation/FirstAllowedPage'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Forbidden } from '@/ui/feedback/Forbidden'

/** The home page for an account that may not read the store. */
export function ForbiddenHome({ clientId }: { clientId: string }) {
  return (
    <FirstAllowedPage menu={clientMenu} params={{ clientId }}>
      <Forbidden
        title='この店舗のホームを見る権限がありません'
        action={<ButtonLink href={href(routes.account, {})}>店舗を選ぶ画面へ</ButtonLink>}
      >
        来る人とやることを見られるのは、店舗の担当者です。必要なときは、企業の管理者にご確認ください。
      </Forbidden>
    </FirstAllowedPage>
  )
}
