import styled from 'styled-components'
import type { Lever } from '@/contracts/levers/schemas'
import { FEW_SHIFTS } from '@/domain/offerings/fillForecast'
import { leverWords } from '@/domain/offerings/leverWords'
import { formatYenDiff } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, rem, weight } from '@/ui/tokens'

type Props = {
  lever: Lever
  /** The forecast under the present conditions, shown above the levers. */
  present: Lever['after']
  peopleMatched: number
  isPulling: boolean
  onPull: () => void
}

/** One way to fill the free seats: its description, cost, effect and button in one line. */
export function LeverRow({ lever, present, peopleMatched, isPulling, onPull }: Props) {
  const { title, buttonLabel, change } = leverWords(lever, peopleMatched)
  const { costBefore, costAfter, after, refusal } = lever
  const moreYen = costAfter.totalYen - costBefore.totalYen
  const range = after.shiftCount < FEW_SHIFTS ? `(${after.lowPercent}〜${after.highPercent}%)` : ''
  return (
    <Row>
      <div>
        <h3>{title}</h3>
        <p>
          {change} ・ 費用 {moreYen === 0 ? '変わりません' : `${formatYenDiff(moreYen)}(税込)`} ・{' '}
          全員そろう見込み{' '}
          <b>
            {present.percent}%<span aria-hidden> → </span>
            <VisuallyHidden>から</VisuallyHidden>
            {after.percent}%
          </b>
          {range}
        </p>
      </div>
      <Button
        size={40}
        loading={isPulling}
        aria-label={title}
        disabledReason={refusal ?? undefined}
        onClick={onPull}
      >
        {buttonLabel}
      </Button>
    </Row>
  )
}

const Row = styled.li`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    align-items: center;
  }
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    align-items: baseline;
  }
  h3 {
    margin: 0;
    min-width: ${rem(176)};
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  p {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  p b {
    color: ${color.ink};
    white-space: nowrap;
  }
`
