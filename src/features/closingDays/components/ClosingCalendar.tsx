import { useState } from 'react'
import { useClosures } from '@/components/closingDays/useClosures'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay, monthOf, type Day } from '@/lib/date'
import { MonthCalendar } from '@/ui/dates/month/MonthCalendar'
import { PageSection } from '@/ui/layout/PageSection'

/** The months with their closing days. Selecting a day shows why it is closed. */
export function ClosingCalendar({ clientId }: { clientId: string }) {
  const today = dayOf(serverNow())
  const closureOf = useClosures(clientId)
  const [month, setMonth] = useState(() => monthOf(today))
  const [selected, setSelected] = useState<Day>(today)
  return (
    <PageSection title='休みのカレンダー'>
      <MonthCalendar
        month={month}
        today={today}
        onMonth={setMonth}
        closureOf={closureOf}
        selected={[selected]}
        onSelect={([day]) => setSelected(day ?? today)}
      />
      <p role='status'>
        {formatDay(selected, serverNow())}: {closureOf(selected) ?? '休みではありません'}
      </p>
    </PageSection>
  )
}
