import { useRouter } from 'next/router'
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react'
import { useQuery } from '@/api/hooks'
import { useOneAccount } from '@/api/session'
import { accounts } from '@/contracts/accounts'
import type { Permission } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { publicConfig } from '@/lib/config/publicConfig'
import { minifySidebar } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { ClientSwitcherButton } from '@/components/clients/ClientSwitcherButton'
import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { useVisit } from '@/shell/page/useVisit'
import { AccountBlock } from './AccountBlock'
import { Brand } from './Brand'
import { Icon } from './Icon'
import { currentEntry, menus } from './menu'
import { MenuLink } from './MenuLink'
import { useCounts } from './useCounts'

const middle = '(max-width: 1099.98px)'
function watchWidth(changed: () => void) {
  const width = window.matchMedia(middle)
  width.addEventListener('change', changed)
  return () => {
    width.removeEventListener('change', changed)
  }
}
const closePopovers = () => {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover()
}

/** Fills the sidebar. On phones the same element is the sheet that the bottom bar opens; the browser's own popover does that. */
export function Sidebar({ kind }: { kind: 'client' | 'company' }) {
  const { pathname, events } = useRouter()
  const scope = useScope()
  const menu = menus[kind]
  const button = useRef<HTMLButtonElement>(null)
  const { data: me } = useQuery(accounts.me, {})
  const count = useCounts(scope)
  const held = usePermissions(scope)
  const [chosen, choose] = useStored(minifySidebar)
  const isMiddle = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(middle).matches,
    () => false,
  )
  const small = chosen ?? isMiddle
  useOneAccount(me?.id)
  useVisit(scope.clientId)
  useEffect(() => {
    events.on('routeChangeStart', closePopovers)
    return () => {
      events.off('routeChangeStart', closePopovers)
    }
  }, [events])
  useEffect(() => {
    const app = button.current?.closest<HTMLElement>('.app')
    if (chosen === null) app?.removeAttribute('data-minify')
    else app?.setAttribute('data-minify', String(chosen))
  }, [chosen])
  const shown = (can: Permission | undefined) => can === undefined || !held || held.may(can)
  const current = currentEntry(menu.groups, pathname)
  return (
    <>
      <Brand serviceName={publicConfig.serviceName} />
      <ClientSwitcherButton
        className='side__store'
        kind={kind}
        scope={scope}
        icon={<Icon name={kind === 'client' ? 'store' : 'building'} />}
        sign={<Icon name='switch' className='s16' />}
      />
      <nav className='nav' aria-label={menu.label}>
        {menu.groups.map((group, i) => (
          <Fragment key={group[0]?.label}>
            {i > 0 && <hr />}
            {group
              .filter((e) => shown(e.can))
              .map((e) => (
                <Fragment key={e.label}>
                  <MenuLink route={e.route} scope={scope} current={e === current}>
                    <Icon name={e.icon} />
                    <span className='lbl' title={small ? e.label : undefined}>
                      {e.label}
                    </span>{' '}
                    <CountBadge count={count(e.count)} />
                  </MenuLink>
                  {e.sub
                    .filter((s) => shown(s.can))
                    .map((s) => (
                      <MenuLink
                        key={s.label}
                        className={e === current ? 'nav__sub' : 'nav__sub nav__far'}
                        route={s.route}
                        scope={scope}
                        current={pathname.startsWith(s.route.path)}
                      >
                        {s.label}
                      </MenuLink>
                    ))}
                </Fragment>
              ))}
          </Fragment>
        ))}
      </nav>
      <AccountBlock name={me?.name ?? ''} role={held?.roles[0] ? roleLabel[held.roles[0]] : ''} />
      <button
        ref={button}
        type='button'
        className='side__min'
        aria-label={small ? 'メニューをひろげる' : 'メニューをたたむ'}
        onClick={() => choose(!small)}
      >
        <Icon name='minify' />
      </button>
    </>
  )
}
