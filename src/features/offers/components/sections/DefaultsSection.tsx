import { offeringLimits } from '@/contracts/offerings/enums'
import { spanOfTimes } from '@/domain/offerings/shiftTimes'
import { breakOptions, cannotTakeBreak } from '@/domain/pay/breaks'
import { BonusNote } from '@/features/offers/components/fields/BonusNote'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import type { Editing } from '@/features/offers/lib/editing'
import { formatDuration } from '@/lib/date'
import { Notice } from '@/ui/feedback/Notice'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { Times } from './DefaultsSection.styles'

/**
 * The initial values of the first offering from this offer; later ones start from the previous
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
  const spanMin = spanOfTimes(defaults.startTime, defaults.endTime) ?? 0
  const breakError = spanMin > 0 && cannotTakeBreak(spanMin, defaults.breakMin ?? 0)
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
          options={breakOptions(defaults.breakMin)}
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
          per='時間'
          label='時給'
          max={offeringLimits.hourlyWageYen}
          steps={[-10, 10]}
        />
        <FieldAdvice editing={editing} field='content.defaults.hourlyWageYen' />
      </div>
      <MoneyField
        form={form}
        name='content.defaults.transportationYen'
        per='回'
        label='交通費'
        help='1回の勤務あたり3,000円まで'
      />
      <NumberStepper
        form={form}
        name='content.defaults.peopleWanted'
        label='募集人数'
        unit='名'
        min={1}
        max={offeringLimits.peopleWanted}
      />
      <BonusNote clientId={clientId} offerId={offerId} />
    </>
  )
}
