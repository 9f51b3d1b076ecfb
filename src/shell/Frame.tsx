import { useRouter } from 'next/router'
import { useEffect, type ReactNode } from 'react'
import { useOneAccount } from '@/api/session'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { minifySidebar } from '@/lib/storedValues'
import { useStored } from '@/lib/useStored'
import { ClientSwitcher } from '@/parts/ClientSwitcher'
import { useScope } from '@/parts/useScope'
import { AppBar } from './AppBar'
import { BottomBar } from './BottomBar'
import { FlashMessages } from './FlashMessages'
import type { PageFrame } from './layouts'
import { menus } from './menu'
import { OfflineBanner } from './OfflineBanner'
import { Sidebar } from './Sidebar'

const closePopovers = () => { for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover() }

/** The menu of a store or a company around a page: a sidebar from 750 px up, two bars and a sheet below. */
export function Frame({ kind, frame, children }: { kind: 'client' | 'company'; frame: PageFrame; children: ReactNode }) {
  const { events } = useRouter(), scope = useScope()
  const { data: me } = useQuery(accounts.me, {})
  const [minified] = useStored(minifySidebar)
  useOneAccount(me?.id)
  useEffect(() => { events.on('routeChangeStart', closePopovers); return () => { events.off('routeChangeStart', closePopovers) } }, [events])
  return (
    <div className='app' data-kind={kind} data-minify={minified ?? undefined} data-bar={frame.bar === false ? 'none' : undefined} data-h1={frame.heading === false ? undefined : 'bar'}>
      <a className='skip' href='#main'>本文へ移動する</a>
      <Sidebar menu={menus[kind]} kind={kind} scope={scope} name={me?.name ?? ''} />
      <div className='app__main'>
        <OfflineBanner />
        <AppBar frame={frame} kind={kind} scope={scope} />
        <main id='main' tabIndex={-1}><FlashMessages />{children}</main>
        <BottomBar menu={menus[kind]} scope={scope} />
      </div>
      <ClientSwitcher />
    </div>
  )
}
