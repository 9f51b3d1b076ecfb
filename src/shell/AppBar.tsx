import Link from 'next/link'
import { useRouter } from 'next/router'
import { ClientSwitcherButton } from '@/parts/ClientSwitcherButton'
import type { Scope } from '@/parts/usePermissions'
import { href, type Route } from '@/routes/kit'
import { CountBadge } from '@/ui/CountBadge'
import { Icon } from './Icon'
import type { PageFrame } from './layouts'
import { menus } from './menu'
import { MenuLink } from './MenuLink'
import { useCounts } from './useCounts'
import { useReady } from './useReady'

/** Where AppBarActions puts what a screen adds. */
export const APP_BAR_ACTIONS = 'app-bar-actions'

/** The bar at the top of a phone: on a home the store and its notices, elsewhere where one is and the way back. */
export function AppBar({ frame, kind, scope }: { frame: PageFrame; kind: 'client' | 'company'; scope: Scope }) {
  const { query } = useRouter(), isReady = useReady()
  const count = useCounts(scope)
  if (frame.appBar === false) return null
  const notice = menus[kind].groups.flat().find((e) => e.count === 'unreadNotices')
  if (frame.appBar === 'store') {
    return (
      <header className='appbar'>
        <ClientSwitcherButton className='appbar__store' kind={kind} scope={scope} icon={<img src='/favicon.svg' alt='' width={28} height={28} />} sign={<Icon name='down' className='s16' />} inline />
        {notice && <MenuLink className='icon' route={notice.route} scope={scope}><Icon name='bell' /><span className='vh'>お知らせ</span><CountBadge count={count('unreadNotices')} words='件の未読' /></MenuLink>}
      </header>
    )
  }
  const back: Route | undefined = frame.back
  return (
    <header className='appbar'>
      {back && <Link className='icon' prefetch={false} href={isReady ? href(back, query as Record<string, string>) : '#'} aria-label='戻る'><Icon name='back' /></Link>}
      {/* The page's own h1 carries the title for the ear. */}
      <div className='appbar__t' data-root={back ? undefined : ''} aria-hidden={frame.heading !== false || undefined}>{frame.title}</div>
      <div className='appbar__acts' id={APP_BAR_ACTIONS} />
    </header>
  )
}
