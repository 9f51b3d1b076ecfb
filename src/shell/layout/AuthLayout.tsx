import type { ReactNode } from 'react'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import { OfflineBanner } from './OfflineBanner'

/** Around the pages outside the console (sign-in, passwords): messages, but no menu. */
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

/** No menu and no messages: papers to print, embedded views. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id='main' tabIndex={-1}>
      {children}
    </main>
  )
}
