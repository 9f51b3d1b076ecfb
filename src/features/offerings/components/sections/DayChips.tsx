import { CalendarDays } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OfferingForm } from '@/features/offerings/lib/offeringFields'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, formatSlashDay, isDay, weekday, type Day } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'

const load = () => import('./OtherDay').then((m) => m.OtherDay)
const preload = () => void load().catch(() => undefined)
const OtherDay = dynamic(load, { ssr: false, loading: LazyDialogBoundary })

const SUNDAY = 0
const SATURDAY = 6
const MAX_CHIPS = 4
/** Today, tomorrow and the days of the next weekend. */
function nearDays(today: Day) {
  const week = Array.from({ length: 7 }, (_, i) => addDays(today, i + 2))
  const weekend = week.filter((day) => weekday(day) === SATURDAY || weekday(day) === SUNDAY)
  return [today, addDays(today, 1), ...weekend].slice(0, MAX_CHIPS)
}
function labelOf(day: Day, today: Day) {
  if (day === today) return '本日'
  return day === addDays(today, 1) ? '明日' : formatSlashDay(day, today)
}

/** Selects the day: the next days as chips, any other day in a calendar. */
export function DayChips({ form }: { form: OfferingForm }) {
  const [isCalendarOpen, setIsCalendarOpen] = useState(false)
  const today = dayOf(serverNow())
  const selectedDay = useWatch({ control: form.control, name: 'workOn' })
  const near = nearDays(today)
  const days = isDay(selectedDay) && !near.includes(selectedDay) ? [...near, selectedDay] : near
  return (
    <>
      <ChoiceChips
        form={form}
        name='workOn'
        label='勤務日'
        required
        options={days.map((value) => ({ value, label: labelOf(value, today) }))}
        more={
          <Button
            size={44}
            icon={<CalendarDays size={18} aria-hidden />}
            aria-expanded={isCalendarOpen}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setIsCalendarOpen(!isCalendarOpen)}
          >
            カレンダー
          </Button>
        }
      />
      {isCalendarOpen && <OtherDay form={form} today={today} />}
    </>
  )
}
