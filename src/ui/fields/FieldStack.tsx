import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'

/** Fields one under another, or side by side on wide screens. Each keeps the line of its error, so little stands between them. */
export function FieldStack({
  className,
  columns = 1,
  children,
}: {
  className?: string | undefined
  columns?: 1 | 2 | 3
  children: ReactNode
}) {
  return (
    <div className={classNames('uiFieldStack', className)} data-columns={columns}>
      {children}
    </div>
  )
}
