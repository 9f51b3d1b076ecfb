import type { ReactNode } from 'react'

/** Fields one under another, or side by side on wide screens. Each keeps the line of its error, so little stands between them. */
export function FieldStack({
  columns = 1,
  children,
}: {
  columns?: 1 | 2 | 3
  children: ReactNode
}) {
  return (
    <div className='uiFieldStack' data-columns={columns}>
      {children}
    </div>
  )
}
