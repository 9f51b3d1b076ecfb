import { type ReactNode } from 'react'
import { ClientSwitcher } from '@/components/clients/ClientSwitcher'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { BottomNav } from '@/shell/navigation/BottomNav'
import { Sidebar } from '@/shell/navigation/Sidebar'
import { AccountHeader } from './AccountHeader'
import { AppGrid, PageColumn, SkipLink } from './AppLayout.styles'
import { Header } from './Header'
import type { PageFrame } from './layouts'
import { OfflineBanner } from './OfflineBanner'
import { ScopeGate } from './ScopeGate'

type Props = { kind: 'client' | 'company' | 'account'; frame: PageFrame; children: ReactNode }

/**
 * Attributes for the grid's style: whether the phone's bottom bar is shown, and whether the header
 * shows the heading.
 */
const gridAttributes = ({ heading, bar }: PageFrame, hasHeader: boolean) => ({
  'data-bar': bar === false ? 'none' : undefined,
  'data-h1': heading !== false && hasHeader ? 'bar' : undefined,
})

/**
 * The layout of the pages of a store, a company or an account: a sidebar from 750 px up; a header,
 * a bottom bar and a menu sheet below. It stays mounted across pages.
 */
export function AppLayout({ kind, frame, children }: Props) {
  const { back, appBar } = frame
  const isAccount = kind === 'account'
  const hasHeader = isAccount ? back !== undefined : appBar !== false
  return (
    <AppGrid className='app' data-kind={kind} {...gridAttributes(frame, hasHeader)}>
      <SkipLink href='#main'>本文へ移動する</SkipLink>
      {isAccount ? <AccountHeader hasBackLink={back !== undefined} /> : <Sidebar kind={kind} />}
      <PageColumn>
        <OfflineBanner />
        {hasHeader && <Header kind={kind} frame={frame} />}
        <main id='main' tabIndex={-1}>
          <FlashMessages isAccount={isAccount} />
          {isAccount ? children : <ScopeGate kind={kind}>{children}</ScopeGate>}
        </main>
        {!isAccount && <BottomNav kind={kind} />}
      </PageColumn>
      {!isAccount && <ClientSwitcher />}
    </AppGrid>
  )
}
