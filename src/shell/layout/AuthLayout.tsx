import type { ReactNode } from 'react'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import type { Layout } from './layouts'
import { OfflineBanner } from './OfflineBanner'

function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBanner />
      <main id='main' tabIndex={-1}>
        <FlashMessages />
        {children}
      </main>
    </>
  )
}

function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id='main' tabIndex={-1}>
      {children}
    </main>
  )
}

/** The layout of pages outside the console (sign-in, passwords): flash messages, but no menu. */
export const authLayout: Layout = {
  prefetch: [],
  getLayout: (page) => <AuthLayout>{page}</AuthLayout>,
}
/** The layout without menu and messages, for printed pages and embedded views. */
export const bareLayout: Layout = {
  prefetch: [],
  getLayout: (page) => <BareLayout>{page}</BareLayout>,
}
