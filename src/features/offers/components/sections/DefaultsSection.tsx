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

const commonBreaks = [0, 15, 30, 45, 60, 75, 90, 120]
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * The initial values of the first offering from this template; later ones start from the previous
 * offering.
 */
export function DefaultsSection({ editing }: { editing: Editing }) {
  const {
    clientId,
    offerId,
    form,
    values: {
      content: { defaults },
    },
  } = editing
  const spanMin =
    timePattern.test(defaults.startTime) && timePattern.test(defaults.endTime)
      ? (minutesOf(defaults.endTime) - minutesOf(defaults.startTime) + 1440) % 1440
      : 0
  const breakError = spanMin > 0 && cannotTakeBreak(spanMin, defaults.breakMin ?? 0)
  const breaks =
    defaults.breakMin === null || commonBreaks.includes(defaults.breakMin)
      ? commonBreaks
      : [...commonBreaks, defaults.breakMin]
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
      {breakError ? (
        <Notice tone='warning' live title={breakError}>
          このままでは募集できません。休憩を変えてください。
        </Notice>
      ) : (
        spanMin > 0 && <p>実働 {formatDuration(spanMin - (defaults.breakMin ?? 0))}</p>
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
