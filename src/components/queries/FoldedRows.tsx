import { useState, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Paged } from '@/contracts/common/schemas'
import { focusHeadingAround } from '@/lib/browser/focusHeadingAround'
import { Button } from '@/ui/buttons/Button'
import { Pagination } from '@/ui/navigation/Pagination'

/** This many rows are shown before 「すべて」 is pressed. */
export const FOLDED_COUNT = 5

/** The row of the button that shows all rows; without a button it keeps the place while the rows load. */
export const ShowAll = styled.div`
  display: flex;
  justify-content: center;
  min-height: 44px;
  margin-top: 8px;
`

type Props<T> = {
  data: Paged<T>
  /** The rows shown at first; by default the first `FOLDED_COUNT`. */
  first?: readonly T[]
  /** The text of the button that shows all rows. */
  showAll: ReactNode
  onPage: (page: number) => void
  children: (items: readonly T[]) => ReactNode
}

/** The first rows of a long list, and a button that shows all of them, page by page. */
export function FoldedRows<T>({
  data,
  first = data.items.slice(0, FOLDED_COUNT),
  showAll,
  onPage,
  children,
}: Props<T>) {
  const [showsAll, setShowsAll] = useState(false)
  function handleShowAll({ currentTarget }: MouseEvent<HTMLElement>) {
    setShowsAll(true)
    // The button disappears, and the focus would be lost with it.
    focusHeadingAround(currentTarget)
  }
  const shownItems = showsAll ? data.items : first
  return (
    <>
      {shownItems.length > 0 && <ol>{children(shownItems)}</ol>}
      {!showsAll && data.totalCount > first.length && (
        <ShowAll>
          <Button tone='link' size={44} onClick={handleShowAll}>
            {showAll}
          </Button>
        </ShowAll>
      )}
      {showsAll && <Pagination of={data} onPage={onPage} />}
    </>
  )
}
