import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, weight } from './tokens'

export type MoneyLine = { label: string; note?: string; yen: number }

/** A bill: lines and a total, in whole yen. `negative` amounts keep their sign. */
export function MoneyList({ lines, total }: { lines: readonly MoneyLine[]; total?: { label: ReactNode; yen: number } }) {
  return (
    <Root>
      {lines.map((l) => <div key={l.label}><dt>{l.label}{l.note !== undefined && <small> {l.note}</small>}</dt><dd>{l.yen.toLocaleString('ja-JP')}円</dd></div>)}
      {total && <div data-total=''><dt>{total.label}</dt><dd><b>{total.yen.toLocaleString('ja-JP')}</b><small>円</small></dd></div>}
    </Root>
  )
}

const Root = styled.dl`
  display: flex; flex-direction: column; margin: 0; font-variant-numeric: tabular-nums;
  > div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; }
  dt { color: ${color.ink2}; min-width: 0; }
  dt small { color: ${color.ink3}; font-size: ${font.xs}; }
  dd { margin: 0; white-space: nowrap; text-align: right; }
  [data-total] { align-items: baseline; margin-top: 6px; padding-top: 10px; border-top: 1px solid ${color.ink}; }
  [data-total] dt { color: ${color.ink}; font-weight: ${weight.bold}; }
  [data-total] b { font-size: ${font.xl}; line-height: 1.2; font-weight: ${weight.bold}; }
  [data-total] dd small { font-size: ${font.s}; margin-left: 2px; }
`
