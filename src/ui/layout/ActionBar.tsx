import type { ReactNode } from 'react'
import { mark } from '@/ui/styles/marks'
import { Bar } from './ActionBar.styles'

type Props = {
  className?: string | undefined
  summary?: ReactNode
  children: ReactNode
}

/**
 * The final actions of a screen, the primary button first: a bar that sticks to the bottom. On phones its buttons are
 * stacked, from 750 px up they form a row from the right. Put it directly into PageLayout or a form that fills it:
 * sticky positioning is limited to the parent element.
 */
export function ActionBar({ className, summary, children }: Props) {
  return (
    <Bar className={className} {...mark.actionBar}>
      {summary !== undefined && <div data-summary=''>{summary}</div>}
      {children}
    </Bar>
  )
}
