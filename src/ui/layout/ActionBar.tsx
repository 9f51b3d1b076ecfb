import type { ReactNode } from 'react'
import { Bar } from './ActionBar.styles'

type Props = {
  className?: string | undefined
  summary?: ReactNode
  children: ReactNode
}

/**
 * The final actions of a screen, the primary button first: a bar that sticks to the bottom. On phones its buttons stand
 * under each other, from 750 px up in a row from the right. Put it directly into PageLayout or a form that fills it:
 * sticky positioning is limited to the parent element.
 */
export function ActionBar({ className, summary, children }: Props) {
  return (
    <Bar className={className} data-actionbar=''>
      {summary !== undefined && <div data-summary=''>{summary}</div>}
      {children}
    </Bar>
  )
}
