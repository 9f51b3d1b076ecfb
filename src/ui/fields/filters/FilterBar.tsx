import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Filters, FilterRows } from './FilterBar.styles'

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
      <Filters className={className} role='search'>
        {children}
        {clear}
      </Filters>
    )
  return (
    <FilterRows className={className} role='search'>
      {search}
      <Filters data-strip=''>
        {children}
        {clear}
      </Filters>
    </FilterRows>
  )
}
