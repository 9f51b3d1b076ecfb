import styled from 'styled-components'
import type { UserDetail } from '@/contracts/workers/schemas'
import { color, font, framed, media, rem, weight } from '@/ui/tokens'

const Stats = styled.dl`
  display: grid;
  /* A column is at least as wide as the longest label with its padding. */
  grid-template-columns: repeat(auto-fill, minmax(${rem(112)}, 1fr));
  margin: 0 0 28px;
  padding: 4px 0;
  ${framed}
  > div {
    padding: 10px 14px;
    min-width: 0;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink3};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
    line-height: 1.3;
  }
  b {
    margin-right: 1px;
    font-size: ${font.l};
    font-weight: ${weight.bold};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    grid-template-columns: repeat(5, 1fr);
    padding: 8px 0;
    > div {
      padding: 10px 20px;
    }
    > div + div {
      border-left: 1px solid ${color.lineSoft};
    }
  }
`

/** How often a worker came, and how reliably. */
export function WorkerStats({ user }: { user: UserDetail }) {
  return (
    <Stats>
      {(
        [
          ['この店舗', user.workedCountHere, '回'],
          ['全体', user.totalWorkedCount, '回'],
          ['Good率', user.goodRate, '%'],
          ['キャンセル率', user.cancelRate, '%'],
          ['直前キャンセル', user.lastMinuteCancelRate, '%'],
        ] as const
      ).map(([label, value, unit]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value ?? '–'}</b>
            {value !== null && unit}
          </dd>
        </div>
      ))}
    </Stats>
  )
}
