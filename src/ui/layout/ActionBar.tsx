import type { ReactNode } from 'react'
import { Bar } from './ActionBar.styles'

type Props = {
  className?: string | undefined
  summary?: ReactNode
  children: ReactNode
  place?: 'bar' | 'side'
}

/**
 * The buttons that end a screen, the main one first. On phones a bar that stays at the bottom. From 750 up `bar` stays a bar across the page, `side`
 * is a column of full-width buttons (for the side of TwoColumns, where it leaves the summary to the card above it). Put it directly into PageLayout or into `side`: it stays only within its parent.
 */
export function ActionBar({ className, summary, children, place = 'bar' }: Props) {
  return (
    <Bar className={className} data-actionbar='' data-place={place}>
      {summary !== undefined && <div data-summary=''>{summary}</div>}
      {children}
    </Bar>
  )
}
