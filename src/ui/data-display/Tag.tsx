import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'

/** A quiet fact beside a name: rank, 「3回目」. */
export function Tag({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <span className={classNames('uiTag', className)}>{children}</span>
}
