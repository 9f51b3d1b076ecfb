import Link from 'next/link'
import type { ReactNode } from 'react'
import { useQuery } from '@/api/hooks'
import { useOneAccount } from '@/api/session'
import { accounts } from '@/contracts/accounts'
import { env } from '@/lib/env'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Avatar } from '@/ui/Avatar'
import { Brand } from './Brand'
import { FlashMessages } from './FlashMessages'
import { Icon } from './Icon'
import type { PageFrame } from './layouts'
import { APP_BAR_ACTIONS } from './AppBar'
import { OfflineBanner } from './OfflineBanner'

/** Around the pages of a person. On phones a page below the list of stores has its title and the way back instead of the header. */
export function AccountFrame({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { data: me } = useQuery(accounts.me, {})
  useOneAccount(me?.id)
  const name = me?.name ?? ''
  return (
    <div className='app' data-kind='account' data-h1={frame.heading === false || !frame.back ? undefined : 'bar'} data-below={frame.back ? '' : undefined}>
      <a className='skip' href='#main'>本文へ移動する</a>
      <OfflineBanner />
      <header className='acct'><div className='acct__in'>
        <Brand serviceName={env.serviceName} />
        <span className='acct__who'><b>{name}</b>{me?.email}</span><Avatar name={name || ' '} size={32} />
        <Link className='icon' prefetch={false} href={href(routes.accountSettings, {})} aria-label='アカウント設定'><Icon name='settings' /></Link>
      </div></header>
      {frame.back && (
        <div className='appbar'>
          <Link className='icon' prefetch={false} href={href(frame.back, {})} aria-label='戻る'><Icon name='back' /></Link>
          <div className='appbar__t' aria-hidden={frame.heading !== false || undefined}>{frame.title}</div><div className='appbar__acts' id={APP_BAR_ACTIONS} />
        </div>
      )}
      <div className='app__main'><main id='main' tabIndex={-1}><FlashMessages />{children}</main></div>
    </div>
  )
}
