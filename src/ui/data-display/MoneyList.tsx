import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/text/money'
import { List } from './MoneyList.styles'

export type MoneyLine = { label: string; note?: string; yen: number }

/** Amounts in whole yen with an optional total. Negative amounts keep their sign. */
export function MoneyList({
  className,
  lines,
  total,
}: {
  className?: string | undefined
  lines: readonly MoneyLine[]
  total?: { label: ReactNode; yen: number }
}) {
  return (
    <List className={className}>
      {lines.map((line) => (
        <div key={line.label}>
          <dt>
            {line.label}
            {line.note !== undefined && <small> {line.note}</small>}
          </dt>
          <dd>{formatNumber(line.yen)}円</dd>
        </div>
      ))}
      {total && (
        <div data-total=''>
          <dt>{total.label}</dt>
          <dd>
            <b>{formatNumber(total.yen)}</b>
            <small>円</small>
          </dd>
        </div>
      )}
    </List>
  )
}
