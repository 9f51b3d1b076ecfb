import type { ReactNode } from 'react'

type Props = { children: ReactNode; side: ReactNode; form?: boolean }

/** Main column and a side column of 320 px that stays, from 1100 up; below that the side follows. `form` keeps the main column at 600. */
export function TwoColumns({ children, side, form = false }: Props) {
  return (
    <div className='uiTwoColumns' data-form={form || undefined}>
      <div data-main=''>{children}</div>
      <div data-side=''>{side}</div>
    </div>
  )
}
