import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Roster } from '@/contracts/rosters/schemas'
import { addDays, dayOfPicked, formatDay, pickedOf } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { DatePicker } from '@/ui/dates/DatePicker'
import { IconButton } from '@/ui/buttons/IconButton'
import * as S from './roster.styles'

/** '4月1日(火)・今日 12名' */
function statusText({ on, peopleCount }: Roster, today: string) {
  const day = formatDay(on, new Date())
  return `${day}${on === today ? '・今日' : ''} ${peopleCount.toLocaleString('ja-JP')}名`
}

/** The day that is shown, the days beside it, and how many workers come. */
export function DaySwitch({
  day,
  today,
  roster,
  onDay,
}: {
  day: string
  today: string
  roster: Roster | undefined
  onDay: (day: string) => void
}) {
  return (
    <S.DayRow role='group' aria-label='表示する日'>
      <IconButton
        outlined
        label='前の日'
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onDay(addDays(day, -1))}
      />
      <div data-date=''>
        <label className='vh' htmlFor='roster-day'>
          日付
        </label>
        <DatePicker
          id='roster-day'
          name='on'
          value={pickedOf(day)}
          onChange={(picked) => {
            if (picked) onDay(dayOfPicked(picked))
          }}
        />
      </div>
      <IconButton
        outlined
        label='次の日'
        icon={<ChevronRight aria-hidden />}
        onClick={() => onDay(addDays(day, 1))}
      />
      {day !== today && (
        <Button size={40} onClick={() => onDay(today)}>
          今日
        </Button>
      )}
      <p role='status'>{roster?.on === day ? statusText(roster, today) : ''}</p>
    </S.DayRow>
  )
}
