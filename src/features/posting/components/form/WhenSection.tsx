import type { ReactNode } from 'react'
import { nightMinutes } from '@/domain/pay/night'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import {
  businessMinutes,
  formatDay,
  formatDuration,
  formatHours,
  minutesBetween,
  minutesOf,
} from '@/lib/dates/tokyoDate'
import { PageSection } from '@/ui/layout/PageSection'
import { TimeScale } from '@/ui/data-display/TimeScale'
import { SelectField } from '@/ui/fields/SelectField'
import { TimeField } from '@/ui/fields/TimeField'
import { Locked } from '@/features/posting/components/edit/Locked'
import { lockOf, type Section } from '@/features/posting/lib/postingFields'
import { Warnings } from '@/features/posting/components/confirmation/Warnings'

const breaks = [0, 15, 30, 45, 60, 75, 90, 120]

/** The day, the hours, and what of them is work by night. */
export function WhenSection({
  form,
  values,
  answer,
  days,
  instead,
}: Section & {
  /** The choice of the day. */ days: ReactNode
  /** What else can be done where the times cannot be changed. */ instead?: ReactNode
}) {
  const shift = shiftOfInput(values)
  const span = shift ? minutesBetween(shift.startAt, shift.endAt) : 0
  const night = shift ? nightMinutes(shift.startAt, shift.endAt) : 0
  const work = Math.max(0, span - (values.breakMin ?? 0))
  const locked = lockOf(answer, 'startTime')
  const options = (
    values.breakMin === null || breaks.includes(values.breakMin)
      ? breaks
      : [...breaks, values.breakMin]
  ).map((value) => ({ value, label: value === 0 ? 'なし' : `${value}分` }))
  return (
    <PageSection title='いつ'>
      {locked !== undefined && shift ? (
        <Locked
          reason={locked}
          action={instead}
          facts={[
            ['勤務日', formatDay(values.workOn, new Date())],
            ['時間', formatHours(shift.startAt, shift.endAt)],
            ['休憩', values.breakMin ? `${values.breakMin}分` : 'なし'],
          ]}
        />
      ) : (
        <>
          {days}
          <div className='whenSectionTimes'>
            <TimeField form={form} name='startTime' label='開始' required />
            <span aria-hidden>〜</span>
            <TimeField form={form} name='endTime' label='終了' required />
            <div data-break=''>
              <SelectField form={form} name='breakMin' label='休憩' numeric options={options} />
            </div>
          </div>
        </>
      )}
      {shift && span > 0 && (
        <div className='whenSectionBar'>
          <p>
            <b>実働 {formatDuration(work)}</b>
            {night > 0
              ? `昼 ${formatDuration(Math.max(0, work - night))} ・ 深夜 ${formatDuration(night)}`
              : '深夜なし'}
          </p>
          <TimeScale
            state='published'
            start={businessMinutes(minutesOf(values.startTime))}
            end={businessMinutes(minutesOf(values.startTime)) + span}
          />
          {night > 0 && (
            <small>22:00から翌5:00は深夜割増25%がつきます。18歳未満の方には表示されません。</small>
          )}
        </div>
      )}
      <Warnings answer={answer} about={['overlap', 'change_time_missing']} />
    </PageSection>
  )
}
