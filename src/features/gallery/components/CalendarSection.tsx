import { useState } from 'react'
import type { CalendarDay } from '@/ui/dates/CalendarDayFacts'
import { MonthCalendar } from '@/ui/dates/month/MonthCalendar'
import { PageSection } from '@/ui/layout/PageSection'
import { Sample } from './Sample'
import { Usages } from './Usages'

const days: Record<string, CalendarDay> = {
  '2026-11-17': { state: 'done', label: '完了', count: 1, filled: 2, total: 2 },
  '2026-11-18': { state: 'done', label: '完了', count: 1, filled: 3, total: 3 },
  '2026-11-19': { state: 'reviewCandidate', label: '評価待ち', count: 2, filled: 8, total: 8 },
  '2026-11-20': { state: 'working', label: '勤務中', count: 4, filled: 7, total: 8 },
  '2026-11-21': { state: 'wanted', label: '募集中', count: 3, filled: 5, total: 6 },
  '2026-11-22': { state: 'wanted', label: '募集中', count: 3, filled: 5, total: 8 },
  '2026-11-23': { state: 'wanted', label: '募集中', count: 2, filled: 2, total: 5 },
  '2026-11-24': { state: 'confirmed', label: '満枠', count: 1, filled: 3, total: 3 },
  '2026-11-29': { state: 'unpublished', label: '非公開', count: 2, filled: 0, total: 4 },
}
const offerings: Record<string, CalendarDay> = {
  '2026-11-27': { count: 2 },
  '2026-11-28': { count: 3 },
}

export function CalendarSection() {
  const [month, setMonth] = useState('2026-11')
  const [day, setDay] = useState(['2026-11-22'])
  const [month2, setMonth2] = useState('2026-11')
  const [picked, setPicked] = useState(['2026-11-21', '2026-11-28'])
  return (
    <PageSection title='月のカレンダー' id='calendar'>
      <Sample look='stack' label='一日を見る'>
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          today='2026-11-20'
          days={days}
          selected={day}
          onSelect={setDay}
          aside='95/110名 ・ 充足率 86%'
        />
      </Sample>
      <Sample look='two' label='何日かを選ぶ'>
        <MonthCalendar
          month={month2}
          onMonth={setMonth2}
          today='2026-11-20'
          days={offerings}
          selected={picked}
          onSelect={setPicked}
          multiple
          min='2026-11-20'
        />
      </Sample>
      <Usages of={['dates', 'dates/month']} />
    </PageSection>
  )
}
