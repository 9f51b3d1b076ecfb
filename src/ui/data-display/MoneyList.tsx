import type { ReactNode } from 'react'
import { Bill } from './MoneyList.styles'

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
    <Bill className={className}>
      {lines.map((line) => (
        <div key={line.label}>
          <dt>
            {line.label}
            {line.note !== undefined && <small> {line.note}</small>}
          </dt>
          <dd>{line.yen.toLocaleString('ja-JP')}円</dd>
        </div>
      ))}
      {total && (
        <div data-total=''>
          <dt>{total.label}</dt>
          <dd>
            <b>{total.yen.toLocaleString('ja-JP')}</b>
            <small>円</small>
          </dd>
        </div>
      )}
    </Bill>
  )
}
