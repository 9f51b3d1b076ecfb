import { Ban } from 'lucide-react'
import { useId } from 'react'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { isWritten } from '@/domain/cancellation/rejectionTerms'
import { cannotReject, rejectGroupLabel } from '@/domain/cancellation/rejectionWindow'
import { isFreeCancelOpen } from '@/domain/matchings/matching'
import type { CancelFormApi, ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { Fold } from '@/ui/data-display/Fold'
import { Notice } from '@/ui/feedback/Notice'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FieldError } from '@/ui/fields/FieldError'
import * as S from './ReasonSection.styles'

type Props = {
  form: CancelFormApi
  offering: OfferingDetail
  reasons: readonly ReasonType[]
  selectedReason: ReasonType | undefined
  now: Date
  /** Called for a selection by pointer only: arrow keys select each reason that they pass. */
  onPick?: ((reason: ReasonType) => void) | undefined
}
const groups = ['free', 'before_24h', 'paid'] as const
const yesNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

/** Adds to each reason why it cannot be used at present; undefined if it can. */
const evaluateReasons = (reasons: readonly ReasonType[], offering: OfferingDetail, now: Date) =>
  reasons.map((reason) => ({
    reason,
    refusal: cannotReject(
      {
        status: 'established',
        startAt: offering.startAt,
        endAt: offering.endAt,
        checkedInAt: null,
        checkedOutAt: null,
      },
      now,
      { ...reason, window: reason.allowedWindow },
      { written: isWritten(reason, offering.terms) },
    ),
  }))

/**
 * The reasons for a cancellation, grouped by cost. A reason that cannot be used now is in a
 * collapsed list with an explanation; the selected one stays in its group.
 */
export function ReasonSection({ form, offering, reasons, selectedReason, now, onPick }: Props) {
  const id = useId()
  const error = form.getFieldState('reasonTypeId', form.formState).error?.message
  const field = form.register('reasonTypeId')
  const evaluatedReasons = evaluateReasons(reasons, offering, now)
  const availableReasons = evaluatedReasons.filter(
    ({ reason, refusal }) => refusal === undefined || reason === selectedReason,
  )
  const unavailableReasons = evaluatedReasons.filter(
    ({ reason, refusal }) => refusal !== undefined && reason !== selectedReason,
  )
  const isLate = !isFreeCancelOpen(offering.startAt, now)
  const isOnlyLate =
    isLate && unavailableReasons.every(({ reason }) => reason.allowedWindow === 'before_24h')
  return (
    <>
      {isLate && <p>24時間を切ったため、選べる理由が限られます。</p>}
      {onPick && <p>選ぶと、次の手順に進みます。ここへはいつでも戻れます。</p>}
      <S.Reasons
        role='radiogroup'
        aria-label='キャンセルの理由'
        aria-required
        aria-invalid={!!error}
        aria-describedby={`${id}-error`}
      >
        {/* The list is longer than a phone, so the message stands where it begins. */}
        <S.ReasonError>
          <FieldError id={`${id}-error`} label='キャンセルの理由'>
            {error}
          </FieldError>
        </S.ReasonError>
        {groups.map((group) => {
          const items = availableReasons.filter(({ reason }) => reason.group === group)
          return (
            items.length > 0 && (
              <div role='group' aria-labelledby={`${id}-${group}`} key={group}>
                <h3 id={`${id}-${group}`}>{rejectGroupLabel[group]}</h3>
                <S.ReasonCards>
                  {items.map(({ reason, refusal }) => (
                    <label key={reason.id}>
                      <input
                        type='radio'
                        {...field}
                        value={reason.id}
                        // `detail` is 0 if the keyboard selects the reason.
                        onClick={({ detail }) => {
                          if (detail > 0) onPick?.(reason)
                        }}
                        aria-labelledby={`${id}-${reason.id}`}
                        aria-describedby={`${id}-${reason.id}-description`}
                      />
                      <span>
                        <b id={`${id}-${reason.id}`}>{reason.name}</b>
                        <span
                          id={`${id}-${reason.id}-description`}
                          data-refused={refusal === undefined ? undefined : ''}
                        >
                          {refusal ?? reason.hint}
                        </span>
                      </span>
                    </label>
                  ))}
                </S.ReasonCards>
              </div>
            )
          )
        })}
      </S.Reasons>
      {selectedReason?.needsLeaveAllowance === 'by_answers' && (
        <>
          <RadioCards
            form={form}
            name='itemWritten'
            label='募集に書いてある物・身だしなみですか'
            options={yesNo('書いてある', '書いていない')}
            required
          />
          <RadioCards
            form={form}
            name='workPossible'
            label='揃わなくても、業務はできますか'
            options={yesNo('できる', 'できない')}
            required
          />
        </>
      )}
      {unavailableReasons.length > 0 && (
        <Fold
          look='link'
          summary={
            isOnlyLate
              ? `24時間前を過ぎたため選べない理由(${unavailableReasons.length}件)`
              : `いまは選べない理由(${unavailableReasons.length}件)`
          }
        >
          <S.UnavailableReasons>
            {unavailableReasons.map(({ reason, refusal }) => (
              <li key={reason.id}>
                <b>{reason.name}</b>
                <span>{refusal}</span>
              </li>
            ))}
          </S.UnavailableReasons>
        </Fold>
      )}
      <Notice tone='plain' icon={Ban}>
        年齢・性別・国籍・障害・妊娠・信条・住まいなどを理由にしたキャンセルはできません。ワーカーに取り消しを頼むこともできません。
      </Notice>
    </>
  )
}
