import { useId } from 'react'
import { useQuery } from '@/api/hooks'
import { multidateMost } from '@/contracts/bulkOfferings/enums'
import { postings } from '@/contracts/postings'
import { addMonths, monthOf, type Day, type Month } from '@/lib/dates/tokyoDate'
import { MonthCalendar } from '@/ui/dates/MonthCalendar'
import { Notice } from '@/ui/feedback/Notice'
import type { ChosenDates } from '@/features/bulkOfferings/hooks/useChosenDates'

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
function monthsOf(first: Day, last: Day) {
  const months: Month[] = []
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1))
    months.push(month)
  return months
}

type Props = {
  clientId: string
  today: Day
  first: Day
  last: Day
  chosen: ChosenDates
  holidayOf: (day: Day) => string | undefined
}

/** The months that can be posted in, under buttons that fill them by weekday. Postings that are there already are dots with their number. */
export function DayGrid({ clientId, today, first, last, chosen, holidayOf }: Props) {
  const label = useId()
  const { data } = useQuery(postings.calendar, { clientId, query: { fromOn: today, toOn: last } })
  const days = Object.fromEntries(
    data?.days.map((d) => [d.on, d.offeringsCount > 0 ? { count: d.offeringsCount } : {}]) ?? [],
  )
  return (
    <div className='dayGrid'>
      <div>
        <p id={label} data-label=''>
          曜日でまとめて選ぶ
        </p>
        <div data-weekdays='' role='group' aria-labelledby={label}>
          {weekdays.map((name, n) => (
            <button
              type='button'
              key={name}
              data-n={n}
              aria-label={`${name}曜日`}
              aria-pressed={chosen.pattern.includes(n)}
              onClick={() => chosen.toggleWeekday(n)}
            >
              {name}
            </button>
          ))}
        </div>
        <label className='uiChoice' data-skip=''>
          <input
            type='checkbox'
            checked={chosen.skipHolidays}
            onChange={(e) => chosen.setSkipHolidays(e.target.checked)}
          />
          祝日をのぞく
        </label>
      </div>
      {chosen.leftOut > 0 && (
        <Notice tone='warning' live title={`一度に選べるのは${multidateMost}日までです`}>
          後ろの{chosen.leftOut}日は選んでいません。残りは、この募集のあとに選んでください。
        </Notice>
      )}
      {monthsOf(first, last).map((month) => (
        <MonthCalendar
          key={month}
          month={month}
          today={today}
          multiple
          min={first}
          max={last}
          days={days}
          holidayOf={holidayOf}
          selected={chosen.days.filter((day) => monthOf(day) === month)}
          onSelect={(inMonth) =>
            chosen.choose([...chosen.days.filter((day) => monthOf(day) !== month), ...inMonth])
          }
        />
      ))}
      <p data-legend=''>
        <span>
          <i />2
        </span>
        すでにある募集の件数<b>一度に選べるのは{multidateMost}日まで、本日から60日以内です</b>
      </p>
    </div>
  )
}
