import { useState, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Paged } from '@/contracts/common/schemas'
import { focusHeadingAround } from '@/lib/browser/focusHeadingAround'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { Pagination, type PagedUnit } from '@/ui/navigation/Pagination'
import { color, font, framed, media, rem, weight } from '@/ui/tokens'

/** This many rows are shown before 「すべて」 is pressed. */
export const FOLDED_COUNT = 5
export const FOLDED_ROW_HEIGHT = '60px'

/** Plain elements in one container, because the list can be long. */
const List = styled.ol`
  ${framed}
  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: ${FOLDED_ROW_HEIGHT};
    padding: 10px 14px;
    line-height: 1.45;
    border-bottom: 1px solid ${color.lineSoft};
    &:last-child {
      border: 0;
    }
  }
  > li > [data-day] {
    flex: none;
    width: ${rem(64)};
    font-size: ${font.xs};
    color: ${color.ink2};
    white-space: nowrap;
    b {
      font-size: ${font.s};
      color: ${color.ink};
      font-weight: ${weight.bold};
    }
  }
  /* The end goes below a title that would break inside a word beside it. */
  > li > [data-title] {
    flex: 1 1 8em;
    min-width: 0;
    a {
      color: inherit;
      text-decoration: none;
      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    small {
      display: block;
      color: ${color.ink3};
      line-height: 1.6;
    }
  }
`

type RowProps = {
  /** When it happened. */
  at: string
  title: ReactNode
  /** The page of what the row is about; the whole row opens it. */
  href?: string
  /** The lines below the title. */
  details: readonly ReactNode[]
  /** What the row shows at its end: an outcome, a button. */
  children: ReactNode
}

/** One row of `FoldedRows`. */
export function FoldedRow({ at, title, href, details, children }: RowProps) {
  return (
    <li>
      <span data-day=''>
        <DayLines at={at} />
      </span>
      <span data-title=''>
        {href === undefined ? title : <Link href={href}>{title}</Link>}
        {details.map((line, index) => (
          <small key={index}>{line}</small>
        ))}
      </span>
      {children}
    </li>
  )
}

/** The year, if it is not the current one, is a line of its own, because the column is narrow. */
function DayLines({ at }: { at: string }) {
  const [, year, day, week] = /^(\d{4}\/)?(.*)(\(.*)$/.exec(formatSlashDay(at, serverNow())) ?? []
  return (
    <>
      {year}
      {year && <br />}
      <b>{day}</b>
      {week}
    </>
  )
}

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
  unit: PagedUnit
  onPage: (page: number) => void
  children: (items: readonly T[]) => ReactNode
}

/** The first rows of a long list, and a button that shows all of them, page by page. */
export function FoldedRows<T>({
  data,
  first = data.items.slice(0, FOLDED_COUNT),
  showAll,
  unit,
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
      {shownItems.length > 0 && <List>{children(shownItems)}</List>}
      {!showsAll && data.totalCount > first.length && (
        <ShowAll>
          <Button tone='link' size={44} onClick={handleShowAll}>
            {showAll}
          </Button>
        </ShowAll>
      )}
      {showsAll && <Pagination of={data} unit={unit} onPage={onPage} />}
    </>
  )
}
