import { useRouter } from 'next/router'
import { Link } from '@/ui/buttons/Link'
import { ClientSwitcherButton } from '@/components/clients/ClientSwitcherButton'
import { useScope } from '@/components/permissions/useScope'
import { href } from '@/routes/href'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { Icon } from './Icon'
import type { PageFrame } from './layouts'
import { menus } from './menu'
import { MenuLink } from './MenuLink'
import { useCounts } from './useCounts'

/** The bar at the top of a phone: on a home the store and its notices, elsewhere where one is and the way back. */
export function Header({
  frame: { title, heading, back, appBar },
  kind,
}: {
  frame: PageFrame
  kind: 'client' | 'company' | 'account'
}) {
  const { query, isReady } = useRouter()
  const scope = useScope()
  if (appBar === 'store' && kind !== 'account') return <StoreBar kind={kind} />
  return (
    <>
      {back && (
        <Link
          className='icon'
          href={
            isReady
              ? href(typeof back === 'function' ? back(query) : back, {
                  ...(query as Record<string, string>),
                  ...scope,
                })
              : '#main'
          }
          aria-label='戻る'
        >
          <Icon name='back' />
        </Link>
      )}
      {/* The page's own h1 carries the title for the ear. */}
      <div
        className='appbar__t'
        data-root={back ? undefined : ''}
        aria-hidden={heading !== false || undefined}
      >
        {title}
      </div>
    </>
  )
}

function StoreBar({ kind }: { kind: 'client' | 'company' }) {
  const scope = useScope()
  const count = useCounts(scope)
  const notice = menus[kind].groups.flat().find((e) => e.count === 'unreadNotices')
  return (
    <>
      <ClientSwitcherButton
        className='appbar__store'
        kind={kind}
        scope={scope}
        icon={<img src='/favicon.svg' alt='' width={28} height={28} />}
        sign={<Icon name='down' className='s16' />}
        inline
      />
      {notice && (
        <MenuLink className='icon' route={notice.route} scope={scope}>
          <Icon name='bell' />
          <span className='vh'>お知らせ</span>{' '}
          <CountBadge count={count('unreadNotices')} words='件の未読' />
        </MenuLink>
      )}
    </>
  )
}
