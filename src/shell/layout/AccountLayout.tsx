import { type ReactNode } from 'react'
import { accounts } from '@/contracts/accounts'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { AccountHeader } from './AccountHeader'
import { AppGrid, gridAttributes, PageColumn, SkipLink } from './AppLayout.styles'
import { Header } from './Header'
import type { Layout, PageFrame } from './layouts'
import { OfflineBanner } from './OfflineBanner'
import { TitleBar } from './TitleBar'

type Props = { frame: PageFrame; children: ReactNode }

function AccountLayout({ frame, children }: Props) {
  const hasBackLink = frame.back !== undefined
  return (
    <AppGrid className='app' data-kind='account' {...gridAttributes(frame, hasBackLink)}>
      <SkipLink href='#main'>本文へ移動する</SkipLink>
      <AccountHeader hasBackLink={hasBackLink} />
      <PageColumn>
        <OfflineBanner />
        {hasBackLink && (
          <Header>
            <TitleBar frame={frame} />
          </Header>
        )}
        <main id='main' tabIndex={-1}>
          <FlashMessages isAccount />
          {children}
        </main>
      </PageColumn>
    </AppGrid>
  )
}

/**
 * The layout of account pages: a header with the user's name and a link to the settings, and no
 * menu. On phones a page with `back` has a title bar with a back link instead. It stays mounted
 * across pages.
 */
export const accountLayout: Layout = {
  prefetch: [accounts.me],
  getLayout: (page, frame) => <AccountLayout frame={frame}>{page}</AccountLayout>,
}
