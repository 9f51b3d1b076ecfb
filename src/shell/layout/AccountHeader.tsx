import { Link } from '@/ui/buttons/Link'
import { useQuery } from '@/api/hooks'
import { useOneAccount } from '@/api/session'
import { accounts } from '@/contracts/accounts'
import { publicConfig } from '@/lib/config/publicConfig'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Avatar } from '@/ui/data-display/Avatar'
import { Brand } from './Brand'
import { Icon } from './Icon'

/** Above the pages of a person. */
export function AccountHeader() {
  const { data: me } = useQuery(accounts.me, {})
  useOneAccount(me?.id)
  const name = me?.name ?? ''
  return (
    <div className='acct__in'>
      <Brand serviceName={publicConfig.serviceName} />
      <span className='acct__who'>
        <b>{name}</b>
        {me?.email}
      </span>
      <Avatar name={name || ' '} size={32} />
      <Link className='icon' href={href(routes.accountSettings, {})} aria-label='アカウント設定'>
        <Icon name='settings' />
      </Link>
    </div>
  )
}
