import { CalendarDays } from '@/ui/icons'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { lastPostingDay } from '@/domain/offering'
import { addDays, dayOf, formatSlashDay, isDay, weekday } from '@/lib/jst'
import { Button } from '@/ui/Button'
import { ChoiceChips } from '@/ui/ChoiceChips'
import { DateField } from '@/ui/DateField'
import type { PostingForm } from './postingFields'

/** Today, tomorrow and the coming weekend by one touch; any other day by the calendar. */
export function DayChips({ form }: { form: PostingForm }) {
  const [calendar, setCalendar] = useState(false)
  const today = dayOf(new Date()), tomorrow = addDays(today, 1), chosen = useWatch({ control: form.control, name: 'workOn' })
  const near = [today, tomorrow, ...Array.from({ length: 7 }, (_, i) => addDays(today, i + 2)).filter((day) => weekday(day) === 6 || weekday(day) === 0)].slice(0, 4)
  const days = isDay(chosen) && !near.includes(chosen) ? [...near, chosen] : near
  const word = (day: string) => (day === today ? '今日' : day === tomorrow ? '明日' : formatSlashDay(day))
  return (
    <>
      <ChoiceChips form={form} name='workOn' label='勤務日' required options={days.map((value) => ({ value, label: word(value) }))}
        more={<Button size={44} icon={<CalendarDays size={18} aria-hidden />} aria-expanded={calendar} onClick={() => setCalendar(!calendar)}>カレンダー</Button>} />
      {calendar && <DateField form={form} name='workOn' label='カレンダーから選ぶ' help='本日から60日以内の日を選べます。' min={today} max={lastPostingDay(new Date())} />}
    </>
  )
}
