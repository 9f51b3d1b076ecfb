import styled from 'styled-components'
import type { MonthCost } from '@/contracts/dashboard/schemas'
import { usedFigure } from '@/domain/billing/figures'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { color } from '@/ui/tokens'
import { Chart, CHART_HEIGHT, CHART_WIDTH } from './Chart'

/** A limit above this multiple of the cost is not drawn: it would flatten the line. */
const MAX_LIMIT_RATIO = 2.5

function withRunningSum(days: MonthCost['days']) {
  let sum = 0
  return days.map((day) => {
    sum += day.yen
    return { ...day, sum }
  })
}

/**
 * The cost of the month up to each day, what is already agreed for the rest (dashed), and the limit
 * if it is within reach.
 */
export function CostPicture({
  cost: { days, totalYen, limitYen },
  today,
}: {
  cost: MonthCost
  today: string
}) {
  const sums = withRunningSum(days)
  const past = sums.filter((day) => day.on <= today)
  const spent = past.at(-1)?.sum ?? 0
  const isLimitNear = limitYen !== null && limitYen <= totalYen * MAX_LIMIT_RATIO
  const top = Math.max(1, totalYen, isLimitNear ? limitYen : totalYen * 1.1)
  const x = (i: number) => ((i + 1) * CHART_WIDTH) / days.length
  const y = (yen: number) => CHART_HEIGHT - (yen / top) * (CHART_HEIGHT - 2)
  const path = (points: readonly { sum: number }[], from: number) =>
    points.map((point, i) => `${x(from + i).toFixed(1)},${y(point.sum).toFixed(1)}`).join(' ')
  const toNow = `0,${CHART_HEIGHT} ${path(past, 0)}`
  return (
    <Chart
      title={`${usedFigure.label}の積み上がり`}
      value={formatYen(spent)}
      words={`本日までに${formatYen(spent)}、月末までに決まっている分は${formatYen(totalYen)}${limitYen === null ? '' : `、上限は${formatYen(limitYen)}`}です。`}
      foot={
        <>
          <span>1日</span>
          <span>
            {isLimitNear
              ? `赤い点線は上限 ${formatYen(limitYen)}`
              : `月末まで ${formatYen(totalYen)}`}
          </span>
          <span>{days.length}日</span>
        </>
      }
      headings={['日', 'その日', '積み上がり']}
      rows={sums
        .filter((day) => day.yen > 0)
        .map((day) => [
          formatSlashDay(day.on, serverNow()),
          formatYen(day.yen),
          formatYen(day.sum),
        ])}
    >
      <Lines>
        <polygon
          data-part='area'
          points={`${toNow} ${x(past.length - 1).toFixed(1)},${CHART_HEIGHT}`}
        />
        {isLimitNear && (
          <line data-part='limit' x1={0} x2={CHART_WIDTH} y1={y(limitYen)} y2={y(limitYen)} />
        )}
        <line data-part='base' x1={0} x2={CHART_WIDTH} y1={CHART_HEIGHT} y2={CHART_HEIGHT} />
        <polyline data-part='ahead' points={path(sums.slice(past.length - 1), past.length - 1)} />
        <polyline data-part='line' points={toNow} />
        <rect data-part='now' x={x(past.length - 1) - 2} y={y(spent) - 4} width={4} height={8} />
      </Lines>
    </Chart>
  )
}

const Lines = styled.g`
  [data-part='area'] {
    fill: ${color.primaryTint};
  }
  [data-part='limit'] {
    stroke: ${color.danger};
    stroke-width: 1;
    stroke-dasharray: 5 3;
    vector-effect: non-scaling-stroke;
  }
  [data-part='base'] {
    stroke: ${color.line};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  [data-part='ahead'] {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 2;
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  [data-part='line'] {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  [data-part='now'] {
    fill: ${color.brand};
  }
`
