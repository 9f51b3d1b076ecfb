import type { CalendarDay } from '@/contracts/postings/schemas'
import { formatSlashDay } from '@/lib/dates/tokyoDate'
import { Chart } from './Chart'

const HEIGHT = 64
const WIDTH = 300
const percent = (days: readonly CalendarDay[]) => {
  const wanted = days.reduce((sum, d) => sum + d.peopleWanted, 0)
  return wanted === 0
    ? undefined
    : Math.floor((days.reduce((sum, d) => sum + d.peopleMatched, 0) * 100) / wanted)
}
const words = (share: number | undefined) => (share === undefined ? '募集なし' : `${share}%`)

/** Day by day, how many of the wanted people there were: dark where all seats were taken, blue where some stayed open. */
export function FillPicture({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const step = WIDTH / days.length
  const past = percent(days.filter((d) => d.on <= today))
  const ahead = percent(days.filter((d) => d.on > today))
  const posted = days.filter((d) => d.peopleWanted > 0)
  return (
    <Chart
      title='充足率'
      value={words(past)}
      words={`今日までの充足率は${words(past)}、これからは${words(ahead)}。募集があったのは${posted.length}日です。`}
      foot={
        <>
          <span>1日</span>
          <span>{ahead === undefined ? '明日からの募集なし' : `明日から月末 ${ahead}%`}</span>
          <span>{days.length}日</span>
        </>
      }
      head={['日', '決まった人数', '充足率']}
      rows={posted.map((d) => [
        formatSlashDay(d.on),
        `${d.peopleMatched}/${d.peopleWanted}名`,
        words(percent([d])),
      ])}
    >
      {days.map((d, i) => {
        const share = d.peopleWanted === 0 ? 0 : Math.min(1, d.peopleMatched / d.peopleWanted)
        const x = i * step + 1
        const width = step - 2
        return (
          <g key={d.on}>
            {d.peopleWanted > 0 && (
              <rect data-p='open' x={x} y={0} width={width} height={HEIGHT - 4} />
            )}
            <rect
              data-p={share < 1 ? 'short' : 'filled'}
              x={x}
              y={(HEIGHT - 4) * (1 - share)}
              width={width}
              height={(HEIGHT - 4) * share}
            />
            {d.on === today && <rect data-p='now' x={x} y={HEIGHT - 3} width={width} height={3} />}
          </g>
        )
      })}
    </Chart>
  )
}
