import type { ReactNode } from 'react'
import { ClientSwitcher } from '@/components/clients/ClientSwitcher'
import { accounts } from '@/contracts/accounts'
import { PageHelp } from '@/shell/help/HelpButton'
import { BottomNav } from '@/shell/navigation/BottomNav'
import type { NavigationMenu } from '@/shell/navigation/menu'
import { Sidebar } from '@/shell/navigation/Sidebar'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { AppGrid, gridAttributes, PageColumn, SkipLink } from './AppLayout.styles'
import { Header } from './Header'
import type { PageFrame } from './layouts'
import { OfflineBanner } from './OfflineBanner'
import { PrintHead } from './PrintHead'
import { ScopeGate } from './ScopeGate'
import { TitleBar } from './TitleBar'

/** The reads of the layout; those for which every screen waits come first. */
export const appLayoutReads = [
  accounts.permission,
  accounts.clients,
  accounts.me,
  accounts.notificationCounts,
]

type Props = { menu: NavigationMenu; frame: PageFrame; children: ReactNode }

/**
 * The layout of the pages of a store or a company: a sidebar from 750 px up; a header, a bottom bar
 * and a menu sheet below. It stays mounted across pages.
 */
export function AppLayout({ menu, frame, children }: Props) {
  const { kind } = menu
  const { appBar: Bar } = frame
  const hasHeader = Bar !== false
  return (
    <AppGrid className='app' data-kind={kind} {...gridAttributes(frame, hasHeader)}>
      <SkipLink href='#main'>本文へ移動する</SkipLink>
      <Sidebar menu={menu} />
      <PageColumn>
        <PrintHead kind={kind} />
        <OfflineBanner />
        {hasHeader && <Header>{Bar ? <Bar /> : <TitleBar frame={frame} />}</Header>}
        <main id='main' tabIndex={-1}>
          <FlashMessages />
          {hasHeader && <PageHelp />}
          <ScopeGate kind={kind}>{children}</ScopeGate>
        </main>
        <BottomNav menu={menu} />
      </PageColumn>
      <ClientSwitcher />
    </AppGrid>
  )
}
