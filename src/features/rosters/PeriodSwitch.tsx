import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Roster } from '@/contracts/rosters/schemas'
import { MAX_ROSTER_DAYS } from '@/domain/workers/roster'
import { addDays, daysBetween, isDay, type Day } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { DateBox, Dates } from './PeriodSwitch.styles'
import { DayRow } from './roster.styles'
import { beginOn, periodText, type Period } from './rosterPeriod'

/** '4月1日(火)・本日 12名' */
function statusText(roster: Roster, today: Day) {
  const isToday = roster.fromOn === today && roster.toOn === today
  const people = `${roster.peopleCount.toLocaleString('ja-JP')}名`
  return `${periodText(roster, today)}${isToday ? '・本日' : ''} ${people}`
}

type Props = {
  period: Period
  today: Day
  roster: Roster | undefined
  onPeriod: (period: Period) => void
}

/**
 * Selects the period: the arrows go to the previous and the next one, a new first day moves the whole period, and a new
 * last day changes its length. Also shows how many workers come.
 */
export function PeriodSwitch({ period, today, roster, onPeriod }: Props) {
  const { fromOn, toOn } = period
  const [unreadable, setUnreadable] = useState<Partial<Period>>({})
  const unit = fromOn === toOn ? '日' : '期間'
  const dayCount = daysBetween(fromOn, toOn) + 1
  function goTo(next: Period) {
    setUnreadable({})
    onPeriod(next)
  }
  function handleInput(name: keyof Period, value: string) {
    if (!isDay(value)) {
      // Clearing the input restores the day that is shown.
      setUnreadable(value ? { [name]: value } : {})
      return
    }
    goTo(name === 'fromOn' ? beginOn(value, period) : { fromOn, toOn: value })
  }
  const isShown = roster?.fromOn === fromOn && roster.toOn === toOn
  return (
    <DayRow role='group' aria-label='表示する期間' data-period=''>
      <IconButton
        outlined
        label={`前の${unit}`}
        icon={<ChevronLeft aria-hidden />}
        onClick={() => goTo(beginOn(addDays(fromOn, -dayCount), period))}
      />
      <Dates>
        <DateBox
          name='fromOn'
          label='最初の日'
          years='scroll'
          hideLabel
          error={undefined}
          value={unreadable.fromOn ?? fromOn}
          onChange={(value) => handleInput('fromOn', value)}
        />
        <span aria-hidden>〜</span>
        <DateBox
          name='toOn'
          label='最後の日'
          years='scroll'
          hideLabel
          error={undefined}
          value={unreadable.toOn ?? toOn}
          min={fromOn}
          max={addDays(fromOn, MAX_ROSTER_DAYS - 1)}
          onChange={(value) => handleInput('toOn', value)}
        />
      </Dates>
      <IconButton
        outlined
        label={`次の${unit}`}
        icon={<ChevronRight aria-hidden />}
        onClick={() => goTo(beginOn(addDays(toOn, 1), period))}
      />
      {(fromOn !== today || toOn !== today) && (
        <Button size={40} onClick={() => goTo({ fromOn: today, toOn: today })}>
          本日
        </Button>
      )}
      <p role='status'>{isShown ? statusText(roster, today) : ''}</p>
    </DayRow>
  )
}
