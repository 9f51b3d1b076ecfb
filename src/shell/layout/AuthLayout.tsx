import type { ReactNode } from 'react'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { OfflineBanner } from './OfflineBanner'

/** The layout of pages outside the console (sign-in, passwords): flash messages, but no menu. */
export function AuthLayout({ children }: { children: ReactNode }) {
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

/** The layout without menu and messages, for printed pages and embedded views. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id='main' tabIndex={-1}>
      {children}
    </main>
  )
}
