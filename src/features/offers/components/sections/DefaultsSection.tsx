import { cannotTakeBreak } from '@/domain/pay/breaks'
import { formatDuration, minutesOf } from '@/lib/date'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { Notice } from '@/ui/feedback/Notice'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { BonusNote } from '@/features/offers/components/fields/BonusNote'
import type { Editing } from '@/features/offers/lib/editing'
import { Times } from './DefaultsSection.styles'

const usualBreaks = [0, 15, 30, 45, 60, 75, 90, 120]
const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** What a first posting of this template starts from; later ones start from the last. */
export function DefaultsSection({ editing }: { editing: Editing }) {
  const {
    clientId,
    offerId,
    form,
    values: {
      content: { defaults: d },
    },
  } = editing
  const span =
    clock.test(d.startTime) && clock.test(d.endTime)
      ? (minutesOf(d.endTime) - minutesOf(d.startTime) + 1440) % 1440
      : 0
  const short = span > 0 && cannotTakeBreak(span, d.breakMin ?? 0)
  const breaks =
    d.breakMin === null || usualBreaks.includes(d.breakMin)
      ? usualBreaks
      : [...usualBreaks, d.breakMin]
  return (
    <>
      <p>募集するときの最初の値です。募集のたびに変えられます。</p>
      <Times>
        <TimeField form={form} name='content.defaults.startTime' label='開始' />
        <span aria-hidden>〜</span>
        <TimeField form={form} name='content.defaults.endTime' label='終了' />
        <SelectField
          form={form}
          name='content.defaults.breakMin'
          label='休憩'
          numeric
          placeholder='指定しない'
          options={breaks.map((value) => ({ value, label: value === 0 ? 'なし' : `${value}分` }))}
        />
      </Times>
      {short ? (
        <Notice tone='warning' live title={short}>
          このままでは募集できません。休憩を変えてください。
        </Notice>
      ) : (
        span > 0 && <p>実働 {formatDuration(span - (d.breakMin ?? 0))}</p>
      )}
      <div>
        <MoneyField
          form={form}
          name='content.defaults.hourlyWageYen'
          label='時給'
          steps={[-10, 10]}
        />
        <FieldAdvice editing={editing} field='content.defaults.hourlyWageYen' />
      </div>
      <MoneyField
        form={form}
        name='content.defaults.transportationYen'
        label='交通費'
        help='1回の勤務あたり3,000円まで'
      />
      <NumberStepper
        form={form}
        name='content.defaults.peopleWanted'
        label='募集人数'
        unit='名'
        min={1}
        max={100}
      />
      <BonusNote clientId={clientId} offerId={offerId} />
    </>
  )
}
