import type { ReactNode } from 'react'
import { useSurroundings } from './useSurroundings'

/** Around the pages outside the console (sign-in, passwords): messages, but no menu. */
export function OutsideFrame({ children }: { children: ReactNode }) {
  const around = useSurroundings()
  return <>{around && <around.OfflineBanner />}<main id='main' tabIndex={-1}>{around && <around.FlashMessages />}{children}</main></>
}
