import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Roster } from '@/contracts/rosters/schemas'
import { addDays, formatDay, isDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import * as S from './roster.styles'

/** '4月1日(火)・本日 12名' */
function statusText({ on, peopleCount }: Roster, today: string) {
  const day = formatDay(on, new Date())
  return `${day}${on === today ? '・本日' : ''} ${peopleCount.toLocaleString('ja-JP')}名`
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
  const [unreadableText, setUnreadableText] = useState<string>()
  function goTo(next: string) {
    setUnreadableText(undefined)
    onDay(next)
  }
  function handleDayInput(value: string) {
    if (isDay(value)) goTo(value)
    // An emptied input goes back to the day that is shown.
    else setUnreadableText(value || undefined)
  }
  return (
    <S.DayRow role='group' aria-label='表示する日'>
      <IconButton
        outlined
        label='前の日'
        icon={<ChevronLeft aria-hidden />}
        onClick={() => goTo(addDays(day, -1))}
      />
      <S.DateBox
        name='on'
        label='日付'
        years='scroll'
        hideLabel
        error={undefined}
        value={unreadableText ?? day}
        onChange={handleDayInput}
      />
      <IconButton
        outlined
        label='次の日'
        icon={<ChevronRight aria-hidden />}
        onClick={() => goTo(addDays(day, 1))}
      />
      {day !== today && (
        <Button size={40} onClick={() => goTo(today)}>
          本日
        </Button>
      )}
      <p role='status'>{roster?.on === day ? statusText(roster, today) : ''}</p>
    </S.DayRow>
  )
}
