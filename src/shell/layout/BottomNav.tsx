import { useRouter } from 'next/router'
import { useScope } from '@/components/permissions/useScope'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { Icon } from './Icon'
import { currentEntry, menus } from './menu'
import { MenuLink } from './MenuLink'
import { useCounts } from './useCounts'

/** The places within a thumb's reach, and the sheet with all the others. Gives way to a page's own action bar. */
export function BottomNav({ kind }: { kind: 'client' | 'company' }) {
  const { pathname } = useRouter()
  const scope = useScope()
  const menu = menus[kind]
  const count = useCounts(scope)
  const current = currentEntry(menu.groups, pathname)
  return (
    <>
      {menu.bar.map((e) => (
        <MenuLink key={e.label} route={e.route} scope={scope} current={e.route === current?.route}>
          <Icon name={e.icon} />
          {e.label} <CountBadge count={count(e.count)} words='件の未読' />
        </MenuLink>
      ))}
      <button type='button' popoverTarget='menu'>
        <Icon name='menu' />
        メニュー
      </button>
    </>
  )
}
