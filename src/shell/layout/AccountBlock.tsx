import { Link } from '@/ui/buttons/Link'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Avatar } from '@/ui/data-display/Avatar'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { Icon } from './Icon'
import { SignOutButton } from './SignOutButton'

/** Who is signed in, and what belongs to the person rather than to a store. */
export function AccountBlock({ name, role }: { name: string; role: string }) {
  return (
    <>
      <button type='button' className='side__me' popoverTarget='account-menu'>
        <VisuallyHidden>アカウントのメニュー </VisuallyHidden>
        <Avatar name={name || ' '} size={32} />
        <span className='lbl grow'>
          <b>{name}</b>
          <small>{role}</small>
        </span>
        <span className='lbl'>
          <Icon name='switch' className='s16' />
        </span>
      </button>
      <div className='me' id='account-menu' popover='auto'>
        <Link href={href(routes.accountSettings, {})}>
          <Icon name='settings' />
          アカウント設定
        </Link>
        <Link href={href(routes.accountSubscriptions, {})}>
          <Icon name='mail' />
          メール通知設定
        </Link>
        <Link href={href(routes.account, {})}>
          <Icon name='store' />
          店舗をえらぶ
        </Link>
        <SignOutButton>
          <Icon name='leave' />
          ログアウト
        </SignOutButton>
      </div>
    </>
  )
}
