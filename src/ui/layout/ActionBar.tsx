import type { ReactNode } from 'react'
import { Bar } from './ActionBar.styles'

type Props = {
  className?: string | undefined
  summary?: ReactNode
  children: ReactNode
  place?: 'bar' | 'side'
}

/**
 * The final actions of a screen, the primary button first. On phones a bar that sticks to the
 * bottom. From 750 px up, `bar` is a bar across the page and `side` a column of full-width buttons
 * for the side of TwoColumns, without the summary. Put it directly into PageLayout or into `side`:
 * sticky positioning is limited to the parent element.
 */
export function ActionBar({ className, summary, children, place = 'bar' }: Props) {
  return (
    <Bar className={className} data-actionbar='' data-place={place}>
      {summary !== undefined && <div data-summary=''>{summary}</div>}
      {children}
    </Bar>
  )
}
