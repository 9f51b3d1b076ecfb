import type { ReactNode } from 'react'
import { mark } from '@/ui/styles/marks'
import { Bar } from './BulkBar.styles'

/**
 * Actions for the selected rows: a dark bar at the bottom while `count` is above zero. Children are
 * plain Buttons (three at most) or a Menu.
 */
export function BulkBar({
  className,
  count,
  unit = '件',
  onClear,
  children,
}: {
  className?: string | undefined
  count: number
  unit?: '件' | '名' | '日'
  onClear: () => void
  children: ReactNode
}) {
  if (count === 0) return null
  return (
    <Bar
      className={className}
      role='group'
      aria-label={`選択した${count}${unit}への操作`}
      {...mark.actionBar}
    >
      <p>
        <b>
          {count}
          {unit}
        </b>
        を選択中
        <button type='button' onClick={onClear}>
          選択を解除
        </button>
      </p>
      {children}
    </Bar>
  )
}
