import type { MonthCost } from '@/contracts/dashboard/schemas'
import { formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Chart } from './Chart'

const HEIGHT = 64
const WIDTH = 300
/** A limit above this multiple of the cost is not drawn. */
const MAX_LIMIT_SHARE = 2.5

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
  // A limit far above the cost would flatten the line, so it is not drawn.
  const isLimitNear = limitYen !== null && limitYen <= totalYen * MAX_LIMIT_SHARE
  const top = Math.max(1, totalYen, isLimitNear ? limitYen : totalYen * 1.1)
  const x = (i: number) => ((i + 1) * WIDTH) / days.length
  const y = (yen: number) => HEIGHT - (yen / top) * (HEIGHT - 2)
  const path = (points: readonly { sum: number }[], from: number) =>
    points.map((point, i) => `${x(from + i).toFixed(1)},${y(point.sum).toFixed(1)}`).join(' ')
  const toNow = `0,${HEIGHT} ${path(past, 0)}`
  return (
    <Chart
      title='利用額の積み上がり'
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
      head={['日', 'その日', '積み上がり']}
      rows={sums
        .filter((day) => day.yen > 0)
        .map((day) => [formatSlashDay(day.on), formatYen(day.yen), formatYen(day.sum)])}
    >
      <polygon data-p='area' points={`${toNow} ${x(past.length - 1).toFixed(1)},${HEIGHT}`} />
      {isLimitNear && <line data-p='limit' x1={0} x2={WIDTH} y1={y(limitYen)} y2={y(limitYen)} />}
      <line data-p='base' x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      <polyline data-p='ahead' points={path(sums.slice(past.length - 1), past.length - 1)} />
      <polyline data-p='line' points={toNow} />
      <rect data-p='now' x={x(past.length - 1) - 2} y={y(spent) - 4} width={4} height={8} />
    </Chart>
  )
}
