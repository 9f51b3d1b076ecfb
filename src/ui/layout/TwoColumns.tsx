import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'

type Props = {
  className?: string | undefined
  children: ReactNode
  side: ReactNode
  form?: boolean
}

/** Main column and a side column of 320 px that stays, from 1100 up; below that the side follows. `form` keeps the main column at 600. */
export function TwoColumns({ className, children, side, form = false }: Props) {
  return (
    <div className={classNames('uiTwoColumns', className)} data-form={form || undefined}>
      <div data-main=''>{children}</div>
      <div data-side=''>{side}</div>
    </div>
  )
}
