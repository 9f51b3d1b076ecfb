import { CalendarOff } from 'lucide-react'
import { useId } from 'react'
import { useQuery } from '@/api/useQuery'
import { MAX_MULTIDATE_DAYS } from '@/contracts/bulkOfferings/enums'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import type { SelectedDates } from '@/features/bulkOfferings/hooks/useSelectedDates'
import { serverNow } from '@/lib/clock'
import { formatDay, monthOf, type Day } from '@/lib/date'
import { monthsBetween } from '@/lib/months'
import { Button } from '@/ui/buttons/Button'
import { MonthCalendar } from '@/ui/dates/month/MonthCalendar'
import { Notice } from '@/ui/feedback/Notice'
import * as S from './DayGrid.styles'

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

type Props = {
  clientId: string
  today: Day
  first: Day
  last: Day
  selectedDates: SelectedDates
  holidayOf: (day: Day) => string | undefined
  closureOf: (day: Day) => string | undefined
}

/**
 * The months that can be posted in, below buttons that select a whole weekday. A dot with a number
 * marks existing offerings.
 */
export function DayGrid(props: Props) {
  const { clientId, today, first, last, selectedDates, holidayOf, closureOf } = props
  const { data } = useQuery(offeringOverviews.calendar, {
    clientId,
    query: { fromOn: today, toOn: last },
  })
  const days = Object.fromEntries(
    data?.days.map((day) => [
      day.on,
      day.offeringsCount > 0 ? { count: day.offeringsCount } : {},
    ]) ?? [],
  )
  return (
    <S.Root>
      <WeekdayButtons selectedDates={selectedDates} />
      <SkippedDays selectedDates={selectedDates} />
      {selectedDates.droppedCount > 0 && (
        <Notice tone='warning' live title={`一度に選べるのは${MAX_MULTIDATE_DAYS}日までです`}>
          後ろの{selectedDates.droppedCount}
          日は選んでいません。残りは、この募集のあとに選んでください。
        </Notice>
      )}
      {monthsBetween(monthOf(first), monthOf(last)).map((month) => (
        <MonthCalendar
          key={month}
          month={month}
          today={today}
          multiple
          startsAt={first}
          min={first}
          max={last}
          days={days}
          holidayOf={holidayOf}
          // The days of other months are blank.
          closureOf={(day) => (monthOf(day) === month ? closureOf(day) : undefined)}
          selected={selectedDates.days.filter((day) => monthOf(day) === month)}
          onSelect={(inMonth) =>
            selectedDates.setDays([
              ...selectedDates.days.filter((day) => monthOf(day) !== month),
              ...inMonth,
            ])
          }
        />
      ))}
      <S.Legend>
        <span>
          <i />2
        </span>
        すでにある募集の件数<b>一度に選べるのは{MAX_MULTIDATE_DAYS}日まで、本日から60日以内です</b>
      </S.Legend>
    </S.Root>
  )
}

function WeekdayButtons({ selectedDates }: { selectedDates: SelectedDates }) {
  const labelId = useId()
  return (
    <div>
      <S.WeekdaysLabel id={labelId}>曜日でまとめて選ぶ</S.WeekdaysLabel>
      <S.Weekdays role='group' aria-labelledby={labelId}>
        {weekdays.map((name, weekday) => (
          <button
            type='button'
            key={name}
            aria-label={`${name}曜日`}
            aria-pressed={selectedDates.weekdays.includes(weekday)}
            onClick={() => selectedDates.toggleWeekday(weekday)}
          >
            {name}
          </button>
        ))}
      </S.Weekdays>
      <S.SkipHolidays>
        <input
          type='checkbox'
          checked={selectedDates.skipsHolidays}
          onChange={(event) => selectedDates.setSkipsHolidays(event.target.checked)}
        />
        祝日をのぞく
      </S.SkipHolidays>
    </div>
  )
}

/** The closing days that selecting weekdays left out; each can be added. */
function SkippedDays({ selectedDates: { skippedDays, addDay } }: { selectedDates: SelectedDates }) {
  const now = serverNow()
  if (skippedDays.length === 0) return null
  return (
    <Notice icon={CalendarOff} title={`休みの日を${skippedDays.length}日のぞきました`}>
      <S.Skipped>
        {skippedDays.map(({ day, reason }) => (
          <li key={day}>
            {formatDay(day, now)} {reason}
            <Button
              size={32}
              aria-label={`${formatDay(day, now)}を入れる`}
              onClick={() => addDay(day)}
            >
              入れる
            </Button>
          </li>
        ))}
      </S.Skipped>
    </Notice>
  )
}
