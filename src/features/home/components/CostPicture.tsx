import type { MonthCost } from '@/contracts/storeMonth/schemas'
import { formatSlashDay } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Chart } from './Chart'

const HEIGHT = 64
const WIDTH = 300

/** What the month has cost until each day, and what is already agreed for the rest of it (dashed), against the limit where there is one. */
export function CostPicture({
  cost: { days, totalYen, limitYen },
  today,
}: {
  cost: MonthCost
  today: string
}) {
  let sum = 0
  const sums = days.map((d) => ({ ...d, sum: (sum += d.yen) }))
  const done = sums.filter((d) => d.on <= today)
  const spent = done.at(-1)?.sum ?? 0
  // A limit far above what is used would press the line flat: then it is only told.
  const near = limitYen !== null && limitYen <= totalYen * 2.5
  const top = Math.max(1, totalYen, near ? limitYen : totalYen * 1.1)
  const x = (i: number) => ((i + 1) * WIDTH) / days.length
  const y = (yen: number) => HEIGHT - (yen / top) * (HEIGHT - 2)
  const path = (some: readonly { sum: number }[], from: number) =>
    some.map((d, i) => `${x(from + i).toFixed(1)},${y(d.sum).toFixed(1)}`).join(' ')
  const toNow = `0,${HEIGHT} ${path(done, 0)}`
  return (
    <Chart
      title='利用額の積み上がり'
      value={formatYen(spent)}
      words={`今日までに${formatYen(spent)}、月末までに決まっている分は${formatYen(totalYen)}${limitYen === null ? '' : `、上限は${formatYen(limitYen)}`}です。`}
      foot={
        <>
          <span>1日</span>
          <span>
            {near ? `赤い点線は上限 ${formatYen(limitYen)}` : `月末まで ${formatYen(totalYen)}`}
          </span>
          <span>{days.length}日</span>
        </>
      }
      head={['日', 'その日', '積み上がり']}
      rows={sums
        .filter((d) => d.yen > 0)
        .map((d) => [formatSlashDay(d.on), formatYen(d.yen), formatYen(d.sum)])}
    >
      <polygon data-p='area' points={`${toNow} ${x(done.length - 1).toFixed(1)},${HEIGHT}`} />
      {near && <line data-p='limit' x1={0} x2={WIDTH} y1={y(limitYen)} y2={y(limitYen)} />}
      <line data-p='base' x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      <polyline data-p='ahead' points={path(sums.slice(done.length - 1), done.length - 1)} />
      <polyline data-p='line' points={toNow} />
      <rect data-p='now' x={x(done.length - 1) - 2} y={y(spent) - 4} width={4} height={8} />
    </Chart>
  )
}
