import styled from 'styled-components'
import type { Lever } from '@/contracts/levers/schemas'
import { FEW_SHIFTS } from '@/domain/offerings/fillForecast'
import { leverWords } from '@/domain/offerings/leverWords'
import { formatYen, formatYenDiff } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, rem, weight } from '@/ui/tokens'

type Props = {
  lever: Lever
  /** The forecast of the offering as it is, which stands above the levers. */
  present: Lever['after']
  peopleMatched: number
  isPulling: boolean
  onPull: () => void
}

/** One way to fill the free seats: what it does, how often such shifts filled, what it costs, and its button. */
export function LeverRow({ lever, present, peopleMatched, isPulling, onPull }: Props) {
  const { title, detail } = leverWords(lever, peopleMatched)
  return (
    <Row>
      <div>
        <h3>{title}</h3>
        <p>{detail}</p>
        <Effect lever={lever} present={present} />
        <Cost lever={lever} />
      </div>
      <Button
        size={40}
        loading={isPulling}
        disabledReason={lever.refusal ?? undefined}
        onClick={onPull}
      >
        {title}
      </Button>
    </Row>
  )
}

function Arrow() {
  return (
    <>
      <span aria-hidden> → </span>
      <VisuallyHidden>から</VisuallyHidden>
    </>
  )
}

/**
 * From the forecast of the offering to how often shifts with the lever filled: an offering has one forecast, whatever
 * it is compared with. No gain is told where these filled no more often, and no share with too few of them.
 */
function Effect({ lever: { basis, after }, present }: Pick<Props, 'present'> & { lever: Lever }) {
  if (after.percent === null)
    return (
      <p>
        <b>見込みは出せません。</b>
        {after.shiftCount === 0
          ? `${basis}の記録が、まだありません。`
          : `${basis}の記録が${after.shiftCount}件だけです。`}
      </p>
    )
  const hasGain = present.percent === null || after.percent > present.percent
  return (
    <p>
      {hasGain ? '全員そろう見込み: ' : <b>見込みは上がりません。</b>}
      {hasGain && (
        <b>
          {present.percent !== null && (
            <>
              {present.percent}%<Arrow />
            </>
          )}
          {after.percent}%
        </b>
      )}
      <small>
        {basis}は、{after.shiftCount}件のうち{after.filledCount}件がそろいました
        {present.percent === null && '。変えない場合と比べられる記録はありません'}
        {after.shiftCount < FEW_SHIFTS &&
          `。件数が少ないため、${after.lowPercent}〜${after.highPercent}%の幅があります`}
      </small>
    </p>
  )
}

/** The cost of all seats, with the lever and without it. */
function Cost({ lever: { costBefore, costAfter } }: { lever: Lever }) {
  const moreYen = costAfter.totalYen - costBefore.totalYen
  if (moreYen === 0) return <p>費用は変わりません({formatYen(costAfter.totalYen)}・税込)</p>
  return (
    <p>
      費用(税込): {formatYen(costBefore.totalYen)}
      <Arrow />
      <b>{formatYen(costAfter.totalYen)}</b>({formatYenDiff(moreYen)})
    </p>
  )
}

const Row = styled.li`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    align-items: center;
  }
  @media screen and (max-width: ${rem(599)}) {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  h3 {
    margin: 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  p {
    margin: 2px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  p b {
    color: ${color.ink};
  }
`
