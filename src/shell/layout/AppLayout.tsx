import { type ReactNode } from 'react'
import { ClientSwitcher } from '@/components/clients/ClientSwitcher'
import { PageHelp } from '@/shell/help/HelpButton'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { BottomNav } from '@/shell/navigation/BottomNav'
import { Sidebar } from '@/shell/navigation/Sidebar'
import { AppGrid, gridAttributes, PageColumn, SkipLink } from './AppLayout.styles'
import { Header } from './Header'
import type { PageFrame } from './layouts'
import { OfflineBanner } from './OfflineBanner'
import { PrintHead } from './PrintHead'
import { ScopeGate } from './ScopeGate'
import { StoreBar } from './StoreBar'
import { TitleBar } from './TitleBar'

type Props = { kind: 'client' | 'company'; frame: PageFrame; children: ReactNode }

/**
 * The layout of the pages of a store or a company: a sidebar from 750 px up; a header, a bottom bar
 * and a menu sheet below. It stays mounted across pages.
 */
export function AppLayout({ kind, frame, children }: Props) {
  const hasHeader = frame.appBar !== false
  return (
    <AppGrid className='app' data-kind={kind} {...gridAttributes(frame, hasHeader)}>
      <SkipLink href='#main'>本文へ移動する</SkipLink>
      <Sidebar kind={kind} />
      <PageColumn>
        <PrintHead kind={kind} />
        <OfflineBanner />
        {hasHeader && (
          <Header>
            {frame.appBar === 'store' ? <StoreBar kind={kind} /> : <TitleBar frame={frame} />}
          </Header>
        )}
        <main id='main' tabIndex={-1}>
          <FlashMessages />
          {hasHeader && <PageHelp />}
          <ScopeGate kind={kind}>{children}</ScopeGate>
        </main>
        <BottomNav kind={kind} />
      </PageColumn>
      <ClientSwitcher />
    </AppGrid>
  )
}
