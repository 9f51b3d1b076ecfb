import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { addDays, dayOf, formatSlashDay, isDay, weekday } from '@/lib/dates/tokyoDate'
import { arriving } from '@/lib/browser/arriving'
import { Button } from '@/ui/buttons/Button'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import type { PostingForm } from '@/features/posting/lib/postingFields'
import { MissingPart } from './LazyLoadError'

const load = () => import('./OtherDay').then((m) => m.OtherDay)
const ahead = () => void load().catch(() => undefined)
const useOtherDay = arriving(load)

/** Today, tomorrow and the coming weekend by one touch; any other day by the calendar. */
export function DayChips({ form }: { form: PostingForm }) {
  const [calendar, setCalendar] = useState(false)
  const [OtherDay, failed, retry] = useOtherDay(calendar)
  const today = dayOf(new Date())
  const tomorrow = addDays(today, 1)
  const chosen = useWatch({ control: form.control, name: 'workOn' })
  const near = [
    today,
    tomorrow,
    ...Array.from({ length: 7 }, (_, i) => addDays(today, i + 2)).filter(
      (day) => weekday(day) === 6 || weekday(day) === 0,
    ),
  ].slice(0, 4)
  const days = isDay(chosen) && !near.includes(chosen) ? [...near, chosen] : near
  const word = (day: string) =>
    day === today ? '今日' : day === tomorrow ? '明日' : formatSlashDay(day)
  return (
    <>
      <ChoiceChips
        form={form}
        name='workOn'
        label='勤務日'
        required
        options={days.map((value) => ({ value, label: word(value) }))}
        more={
          <Button
            size={44}
            icon={<CalendarDays size={18} aria-hidden />}
            aria-expanded={calendar}
            onPointerEnter={ahead}
            onFocus={ahead}
            onClick={() => setCalendar(!calendar)}
          >
            カレンダー
          </Button>
        }
      />
      {calendar &&
        (OtherDay ? (
          <OtherDay form={form} today={today} />
        ) : (
          failed && <MissingPart onRetry={retry} />
        ))}
    </>
  )
}
