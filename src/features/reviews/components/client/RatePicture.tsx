import type { ClientEvaluation } from '@/contracts/reviews/schemas'
import * as S from '@/features/reviews/ClientReviewsScreen.styles'
import { formatMonth } from '@/lib/date'
import { FigureTable } from '@/ui/data-display/FigureTable'

const WIDTH = 300
const HEIGHT = 80
/** Space for half a dot and half the stroke above 100% and below 0%, in SVG units. */
const PADDING = 4
/** The height of the bar of the month with the most reviews, in SVG units. */
const MAX_BAR_HEIGHT = 28
type Trend = ClientEvaluation['trend']

/**
 * The share of Good by month: a line with gaps in months without reviews, and the same data as a
 * table below.
 */
export function RatePicture({ trend }: { trend: Trend }) {
  const step = WIDTH / trend.length
  const x = (i: number) => step * (i + 0.5)
  const y = (rate: number) => HEIGHT - PADDING - (rate / 100) * (HEIGHT - 2 * PADDING)
  const points = trend.map(({ goodRate }, i) =>
    goodRate === null ? null : `${x(i).toFixed(1)},${y(goodRate).toFixed(1)}`,
  )
  // Splits the points at months without reviews. A run of one point has no line, only its dot.
  const lines = points
    .reduce<string[][]>(
      (runs, point) =>
        point === null ? [...runs, []] : [...runs.slice(0, -1), [...(runs.at(-1) ?? []), point]],
      [[]],
    )
    .filter((run) => run.length > 1)
  const ratedMonths = trend.filter(({ goodRate }) => goodRate !== null)
  const first = ratedMonths[0]
  const last = ratedMonths.at(-1)
  const maxCount = Math.max(1, ...trend.map(({ count }) => count))
  const textAlternative =
    first && last
      ? `Good率は、${formatMonth(first.month)}が${first.goodRate}%、${formatMonth(last.month)}が${last.goodRate}%です。`
      : 'この1年の評価はまだありません。'
  return (
    <S.RateFigure>
      <figcaption>
        Good率の推移<small>棒は評価の件数</small>
      </figcaption>
      <svg
        role='img'
        aria-label={textAlternative}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio='none'
      >
        {trend.map(({ month, count }, i) => (
          <rect
            key={month}
            data-part='count'
            x={x(i) - step * 0.3}
            width={step * 0.6}
            y={HEIGHT - (count / maxCount) * MAX_BAR_HEIGHT}
            height={(count / maxCount) * MAX_BAR_HEIGHT}
          />
        ))}
        <line data-part='top' x1={0} x2={WIDTH} y1={y(100)} y2={y(100)} />
        <line data-part='base' x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {lines.map((run) => (
          <polyline key={run[0]} data-part='line' points={run.join(' ')} />
        ))}
        {trend.map(
          ({ month, goodRate }, i) =>
            goodRate !== null && (
              <rect
                key={month}
                data-part={month === last?.month ? 'now' : 'dot'}
                x={x(i) - 2}
                y={y(goodRate) - 3}
                width={4}
                height={6}
              />
            ),
        )}
      </svg>
      <p aria-hidden>
        {trend.map(({ month }, i) => (
          <span key={month}>
            {(trend.length - 1 - i) % 3 === 0 && `${Number(month.slice(5))}月`}
          </span>
        ))}
      </p>
      <FigureTable
        title='Good率の推移'
        headings={['月', 'Good率', '評価']}
        rows={trend.map(({ month, goodRate, count }) => [
          formatMonth(month),
          goodRate === null ? '–' : `${goodRate}%`,
          `${count}件`,
        ])}
      />
    </S.RateFigure>
  )
}
