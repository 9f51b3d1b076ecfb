import type { ReactNode } from 'react'
import { keepFocusNearby } from '@/lib/browser/focusHeadingAround'
import { Button } from '@/ui/buttons/Button'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { Filters, FilterRows } from './FilterBar.styles'
import { foundText, type Found } from './foundText'

type Props = {
  className?: string | undefined
  children: ReactNode
  /** The SearchField; on phones the conditions are one row below it, which scrolls sideways. */
  search?: ReactNode
  /** Shows the conditions in one row on phones although there is no search. */
  strip?: boolean
  /** The menu of saved conditions; it is at the end of the first line. */
  views?: ReactNode
  onClear?: () => void
  /** The number of results while a condition is set, which is announced; not needed if the list announces its count. */
  found?: Found | undefined
}

/**
 * The filter conditions of a list: SearchField, FilterSelect, FilterSwitch. Pass `onClear` when any
 * condition is set.
 */
export function FilterBar({ className, children, search, strip, views, onClear, found }: Props) {
  const clear = onClear && (
    <Button ref={keepFocusNearby} tone='link' size={32} onClick={onClear}>
      条件をクリア
    </Button>
  )
  return (
    <FilterRows className={className} role='search'>
      {search !== undefined && <div data-part='search'>{search}</div>}
      <Filters data-strip={search !== undefined || strip ? '' : undefined} data-part='filters'>
        {children}
        {clear}
      </Filters>
      {views}
      <VisuallyHidden role='status'>{foundText(found)}</VisuallyHidden>
    </FilterRows>
  )
}
