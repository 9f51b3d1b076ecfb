import { ChevronsUpDown, LogOut, Mail, Settings, Store } from 'lucide-react'
import styled from 'styled-components'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Avatar } from '@/ui/data-display/Avatar'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { AccountButton, AccountMenu } from './AccountBlock.styles'
import { Label } from './Sidebar.styles'
import { SignOutButton } from './SignOutButton'

const PersonLabel = styled(Label)`
  flex: 1;
  min-width: 0;
`

/** The signed-in user, and the menu entries of the account rather than of a store. */
export function AccountBlock({ name, role }: { name: string; role: string }) {
  return (
    <>
      <AccountButton type='button' popoverTarget='account-menu'>
        <VisuallyHidden>アカウントのメニュー </VisuallyHidden>
        <Avatar name={name || ' '} size={32} />
        <PersonLabel>
          <b>{name}</b>
          <small>{role}</small>
        </PersonLabel>
        <Label>
          <ChevronsUpDown size={16} aria-hidden />
        </Label>
      </AccountButton>
      <AccountMenu id='account-menu' popover='auto'>
        <Link href={href(routes.accountSettings, {})}>
          <Settings size={20} aria-hidden />
          アカウント設定
        </Link>
        <Link href={href(routes.accountSubscriptions, {})}>
          <Mail size={20} aria-hidden />
          メール通知設定
        </Link>
        <Link href={href(routes.account, {})}>
          <Store size={20} aria-hidden />
          店舗を選ぶ
        </Link>
        <SignOutButton>
          <LogOut size={20} aria-hidden />
          ログアウト
        </SignOutButton>
      </AccountMenu>
    </>
  )
}
