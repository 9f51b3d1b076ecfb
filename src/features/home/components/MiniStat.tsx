import type { ReactNode } from 'react'

/** What stands quietly beside a picture: a remark, or the way to more. */
export function MiniStat({ children }: { children: ReactNode }) {
  return <div className='homeSmall'>{children}</div>
}
