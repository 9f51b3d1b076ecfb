import type { ReactNode } from 'react'

/** A quiet fact beside a name: rank, 「3回目」. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className='uiTag'>{children}</span>
}
