import type { ReactNode } from 'react'
import { Bill } from './MoneyList.styles'

export type MoneyLine = { label: string; note?: string; yen: number }

/** A bill: lines and a total, in whole yen. `negative` amounts keep their sign. */
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
      {lines.map((l) => (
        <div key={l.label}>
          <dt>
            {l.label}
            {l.note !== undefined && <small> {l.note}</small>}
          </dt>
          <dd>{l.yen.toLocaleString('ja-JP')}円</dd>
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
