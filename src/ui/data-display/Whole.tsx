import type { ReactNode } from 'react'

/** Words that stay on one line: a name or a day that the phrases of the browser would break (「お問い」「合わせ」). */
export function Whole({ children }: { children: ReactNode }) {
  return <span className='whole'>{children}</span>
}
