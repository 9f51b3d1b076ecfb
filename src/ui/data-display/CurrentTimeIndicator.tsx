import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'

/** The stroke of a highlighter: what is meant now. */
export function CurrentTimeIndicator({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <mark className={classNames('uiNowMark', className)}>{children}</mark>
}
