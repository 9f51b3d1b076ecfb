import { useId } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { multidateMost } from '@/contracts/multidateWords'
import { postings } from '@/contracts/postings'
import { addMonths, monthOf, type Day, type Month } from '@/lib/jst'
import { MonthCalendar } from '@/ui/MonthCalendar'
import { Notice } from '@/ui/Notice'
import { color, font, media, radius, target, weight } from '@/ui/tokens'
import type { ChosenDates } from './useChosenDates'

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
function monthsOf(first: Day, last: Day) {
  const months: Month[] = []
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) months.push(month)
  return months
}

type Props = { clientId: string; today: Day; first: Day; last: Day; chosen: ChosenDates; holidayOf: (day: Day) => string | undefined }

/** The months that can be posted in, under buttons that fill them by weekday. Postings that are there already are dots with their number. */
export function DayGrid({ clientId, today, first, last, chosen, holidayOf }: Props) {
  const label = useId()
  const { data } = useQuery(postings.calendar, { clientId, query: { fromOn: today, toOn: last } })
  const days = Object.fromEntries(data?.days.map((d) => [d.on, d.offeringsCount > 0 ? { count: d.offeringsCount } : {}]) ?? [])
  return (
    <Root>
      <div>
        <p id={label} data-label=''>曜日でまとめて選ぶ</p>
        <div data-weekdays='' role='group' aria-labelledby={label}>
          {weekdays.map((name, n) => <button type='button' key={name} data-n={n} aria-label={`${name}曜日`} aria-pressed={chosen.pattern.includes(n)} onClick={() => chosen.toggleWeekday(n)}>{name}</button>)}
        </div>
        <label className='uiChoice' data-skip=''><input type='checkbox' checked={chosen.skipHolidays} onChange={(e) => chosen.setSkipHolidays(e.target.checked)} />祝日をのぞく</label>
      </div>
      {chosen.leftOut > 0 && <Notice tone='warning' live title={`一度に選べるのは${multidateMost}日までです`}>後ろの{chosen.leftOut}日は選んでいません。残りは、この募集のあとに選んでください。</Notice>}
      {monthsOf(first, last).map((month) => (
        <MonthCalendar key={month} month={month} today={today} multiple min={first} max={last} days={days} holidayOf={holidayOf}
          selected={chosen.days.filter((day) => monthOf(day) === month)} onSelect={(inMonth) => chosen.choose([...chosen.days.filter((day) => monthOf(day) !== month), ...inMonth])} />
      ))}
      <p data-legend=''><span><i />2</span>すでにある募集の件数<b>一度に選べるのは{multidateMost}日まで、本日から60日以内です</b></p>
    </Root>
  )
}

const Root = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px;
  > * { min-width: 0; }
  p { margin: 0; }
  h2 { font-size: ${font.m} !important; }
  [data-bar] { min-height: 32px !important; margin-bottom: 2px !important; }
  [data-outside] > * { visibility: hidden; }
  [data-label] { margin-bottom: 6px; font-weight: ${weight.bold}; }
  [data-weekdays] { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 4px; }
  [data-weekdays] > button { height: ${target}; padding: 0; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; color: ${color.ink}; font: inherit; cursor: pointer; }
  [data-weekdays] > [data-n='0'] { color: ${color.holiday}; }
  [data-weekdays] > [data-n='6'] { color: ${color.saturday}; }
  [data-weekdays] > [aria-pressed='true'] { background: ${color.primaryFill}; border-color: ${color.primaryFill}; color: ${color.white}; font-weight: ${weight.bold}; }
  [data-skip] { display: inline-flex; align-items: center; gap: 8px; min-height: ${target}; margin-top: 4px; font-weight: ${weight.bold}; cursor: pointer; }
  [data-legend] { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: ${font.xs}; color: ${color.ink2}; }
  [data-legend] > span { display: inline-flex; align-items: center; gap: 3px; margin-right: -6px; }
  [data-legend] i { width: 6px; height: 6px; border-radius: 50%; background: ${color.control}; }
  [data-legend] b { font-weight: ${weight.regular}; }
  ${media.tablet} { [data-weekdays] { max-width: 420px; } }
`
