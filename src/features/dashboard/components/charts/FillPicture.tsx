import styled from 'styled-components'
import type { CalendarDay } from '@/contracts/offerings/schemas'
import { fillPercent } from '@/domain/offerings/fillPercent'
import { formatSlashDay } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { color } from '@/ui/tokens'
import { Chart, CHART_HEIGHT, CHART_WIDTH } from './Chart'

const fillRateOf = (days: readonly CalendarDay[]) =>
  fillPercent({
    wanted: sumBy(days, (day) => day.peopleWanted),
    matched: sumBy(days, (day) => day.peopleMatched),
  })
const rateText = (percent: number | undefined) =>
  percent === undefined ? '募集なし' : `${percent}%`

/** The fill rate of each day: dark if all seats were taken, blue if some stayed open. */
export function FillPicture({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const step = CHART_WIDTH / days.length
  const past = fillRateOf(days.filter((day) => day.on <= today))
  const ahead = fillRateOf(days.filter((day) => day.on > today))
  const daysWithOfferings = days.filter((day) => day.peopleWanted > 0)
  return (
    <Chart
      title='充足率'
      value={rateText(past)}
      words={`本日までの充足率は${rateText(past)}、これからは${rateText(ahead)}。募集があったのは${daysWithOfferings.length}日です。`}
      foot={
        <>
          <span>1日</span>
          <span>{ahead === undefined ? '明日からの募集なし' : `明日から月末 ${ahead}%`}</span>
          <span>{days.length}日</span>
        </>
      }
      headings={['日', '決まった人数', '充足率']}
      rows={daysWithOfferings.map((day) => [
        formatSlashDay(day.on, today),
        `${day.peopleMatched}/${day.peopleWanted}名`,
        rateText(fillRateOf([day])),
      ])}
    >
      <Columns>
        {days.map((day, i) => {
          const share =
            day.peopleWanted === 0 ? 0 : Math.min(1, day.peopleMatched / day.peopleWanted)
          const x = i * step + 1
          const width = step - 2
          return (
            <g key={day.on}>
              {day.peopleWanted > 0 && (
                <rect data-part='open' x={x} y={0} width={width} height={CHART_HEIGHT - 4} />
              )}
              <rect
                data-part={share < 1 ? 'short' : 'filled'}
                x={x}
                y={(CHART_HEIGHT - 4) * (1 - share)}
                width={width}
                height={(CHART_HEIGHT - 4) * share}
              />
              {day.on === today && (
                <rect data-part='now' x={x} y={CHART_HEIGHT - 3} width={width} height={3} />
              )}
            </g>
          )
        })}
      </Columns>
    </Chart>
  )
}

const Columns = styled.g`
  [data-part='open'] {
    fill: ${color.sunken};
  }
  [data-part='filled'] {
    fill: ${color.ink2};
  }
  [data-part='short'] {
    fill: ${color.primary};
  }
  [data-part='now'] {
    fill: ${color.brand};
  }
`
