import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Filters, FilterRows } from './FilterBar.styles'

type Props = {
  className?: string | undefined
  children: ReactNode
  /**
   * The SearchField. With it, the conditions are a horizontally scrolled row below it on phones.
   */
  search?: ReactNode
  /** The menu of saved conditions; it stands at the end of the row. */
  views?: ReactNode
  onClear?: () => void
}

/**
 * The filter conditions of a list: SearchField, FilterSelect, FilterSwitch. Pass `onClear` when any
 * condition is set.
 */
export function FilterBar({ className, children, search, views, onClear }: Props) {
  const clear = onClear && (
    <Button tone='link' size={32} onClick={onClear}>
      条件をクリア
    </Button>
  )
  if (search === undefined)
    return (
      <Filters className={className} role='search' data-part='filters'>
        {children}
        {clear}
        {views}
      </Filters>
    )
  return (
    <FilterRows className={className} role='search'>
      <div data-part='search'>{search}</div>
      <Filters data-strip='' data-part='filters'>
        {children}
        {clear}
        {views}
      </Filters>
    </FilterRows>
  )
}
