import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { classNames } from '@/ui/layout/classNames'

type Props = {
  className?: string | undefined
  children: ReactNode
  /** The SearchField; on phones the conditions then are one strip below it that scrolls sideways. */ search?: ReactNode
  onClear?: () => void
}

/** The conditions of a list: SearchField, FilterSelect, FilterSwitch. `onClear` where any is set. */
export function FilterBar({ className, children, search, onClear }: Props) {
  const clear = onClear && (
    <Button tone='link' size={32} onClick={onClear}>
      条件をクリア
    </Button>
  )
  if (search === undefined)
    return (
      <div className={classNames('uiFilterBar', className)} role='search'>
        {children}
        {clear}
      </div>
    )
  return (
    <div className={classNames('uiFilterRows', className)} role='search'>
      {search}
      <div className='uiFilterBar' data-strip=''>
        {children}
        {clear}
      </div>
    </div>
  )
}
