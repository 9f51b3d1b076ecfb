import type { ReactNode } from 'react'

/** The stroke of a highlighter: what is meant now. */
export function CurrentTimeIndicator({ children }: { children: ReactNode }) {
  return <mark className='uiNowMark'>{children}</mark>
}
