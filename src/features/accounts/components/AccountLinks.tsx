import { notifyError } from '@/api/client'
import { useSignOut } from '@/api/session'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { CountBadge } from '@/ui/feedback/CountBadge'

/** Links to the pages of the account, and signing out. */
export function AccountLinks() {
  const { data: counts } = useQuery(accounts.notificationCounts, {})
  const [signOut, isSigningOut] = useSignOut(href(routes.login, {}))
  return (
    <nav aria-label='アカウントのメニュー'>
      <Link href={href(routes.accountNotice, {})}>
        お知らせ
        {counts !== undefined && <CountBadge count={counts.unreadNotices} words='件の未読' />}
      </Link>
      <Link href={href(routes.accountSubscriptions, {})}>メール通知設定</Link>
      <Link href={href(routes.accountSettings, {})}>アカウント設定</Link>
      <Button
        tone='link'
        size={44}
        loading={isSigningOut}
        onClick={() => void signOut().catch(notifyError)}
      >
        ログアウト
      </Button>
    </nav>
  )
}
