import styled from 'styled-components'
import { formatYen } from '@/lib/text/money'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, weight } from '@/ui/tokens'

type YenChange = { label: string; fromYen: number; toYen: number }

/** Amounts in whole yen before and after a change: 「時給 1,350円 → 1,400円」. Unchanged amounts are left out. */
export function YenChanges({ changes }: { changes: readonly YenChange[] }) {
  return (
    <List>
      {changes
        .filter(({ fromYen, toYen }) => fromYen !== toYen)
        .map(({ label, fromYen, toYen }) => (
          <div key={`${label} ${fromYen} ${toYen}`}>
            <dt>{label}</dt>
            <dd>
              {formatYen(fromYen)} <span aria-hidden>→</span>
              <VisuallyHidden>から</VisuallyHidden> <b>{formatYen(toYen)}</b>
            </dd>
          </div>
        ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0 0 12px;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  dt {
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  b {
    font-weight: ${weight.bold};
  }
`
