import type { ReactNode } from 'react'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { breakOptions } from '@/domain/pay/breaks'
import { minutesWorked } from '@/domain/pay/pay'
import { lockOf, type SectionProps } from '@/features/offerings/lib/offeringFields'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import {
  tradingDayMinutes,
  formatDay,
  formatDuration,
  formatHours,
  minutesBetween,
  minutesOf,
} from '@/lib/date'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { PageSection } from '@/ui/layout/PageSection'
import { LockedConditions } from './LockedConditions'
import { ValidationWarnings } from './ValidationWarnings'
import { ShiftSummary, Times } from './WhenSection.styles'

type Shift = NonNullable<ReturnType<typeof shiftOfInput>>
type Props = SectionProps & {
  /** The choice of the day. */
  days: ReactNode
  /** A link shown instead of the times if they are locked. */
  lockedAction?: ReactNode
}

/** The day, the hours and the break, with the working time and its share of night work. */
export function WhenSection({ form, values, validation, days, lockedAction }: Props) {
  const shift = shiftOfInput(values)
  const locked = lockOf(validation, 'startTime')
  return (
    <PageSection title='いつ'>
      {locked !== undefined && shift ? (
        <LockedConditions
          reason={locked}
          action={lockedAction}
          facts={[
            ['勤務日', formatDay(values.workOn, serverNow())],
            ['時間', formatHours(shift.startAt, shift.endAt)],
            ['休憩', values.breakMin ? `${values.breakMin}分` : 'なし'],
          ]}
        />
      ) : (
        <>
          {days}
          <Times>
            <TimeField form={form} name='startTime' label='開始' required />
            <span aria-hidden>〜</span>
            <TimeField form={form} name='endTime' label='終了' required />
            <div>
              <SelectField
                form={form}
                name='breakMin'
                label='休憩'
                numeric
                options={breakOptions(values.breakMin)}
              />
            </div>
          </Times>
        </>
      )}
      {shift && <WorkingTime shift={shift} values={values} isBelowLocked={locked !== undefined} />}
      <ValidationWarnings
        validation={validation}
        codes={['closing_day', 'overlap', 'change_time_missing']}
      />
    </PageSection>
  )
}

function WorkingTime({
  shift,
  values,
  isBelowLocked,
}: {
  shift: Shift
  values: OfferingValues
  isBelowLocked: boolean
}) {
  const spanMin = minutesBetween(shift.startAt, shift.endAt)
  const { workMin, nightMin } = minutesWorked({ ...shift, breakMin: values.breakMin ?? 0 })
  const start = tradingDayMinutes(minutesOf(values.startTime))
  if (spanMin <= 0) return null
  return (
    <ShiftSummary data-below-locked={isBelowLocked || undefined}>
      <p>
        <b>実働 {formatDuration(workMin)}</b>
        {nightMin > 0
          ? `昼 ${formatDuration(workMin - nightMin)} ・ 深夜 ${formatDuration(nightMin)}`
          : '深夜なし'}
      </p>
      <TimeScale state='published' start={start} end={start + spanMin} />
      {nightMin > 0 && (
        <small>22:00から翌5:00は深夜割増25%がつきます。18歳未満の方には表示されません。</small>
      )}
    </ShiftSummary>
  )
}
