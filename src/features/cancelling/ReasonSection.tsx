import { Ban } from '@/ui/icons'
import { useId } from 'react'
import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings.schemas'
import { isBeforeCancelLine } from '@/domain/matching'
import { cannotReject, rejectGroupLabel } from '@/domain/rejection'
import { isWritten } from '@/domain/rejectionTerms'
import { Notice } from '@/ui/Notice'
import { RadioCards } from '@/ui/RadioCards'
import { color, font, radius, target, weight } from '@/ui/tokens'
import type { Cancelling, ReasonType } from './cancelValues'

type Props = { form: Cancelling; offering: OfferingDetail; reasons: readonly ReasonType[]; chosen: ReasonType | undefined; now: Date }
const groups = ['free', 'before_24h', 'paid'] as const
const yesNo = (yes: string, no: string) => [{ value: 'yes', label: yes }, { value: 'no', label: no }]

/** Why the store calls somebody off: grouped by what it costs. A reason that does not hold now is folded away with its why; the one that was chosen stays where it is. */
export function ReasonSection({ form, offering: o, reasons, chosen, now }: Props) {
  const id = useId(), error = form.getFieldState('reasonTypeId', form.formState).error?.message, field = form.register('reasonTypeId')
  const told = reasons.map((reason) => ({
    reason,
    refusal: cannotReject({ status: 'established', startAt: o.startAt, endAt: o.endAt, checkedInAt: null, checkedOutAt: null }, now, { ...reason, window: reason.allowedWindow }, { written: isWritten(reason, o.terms) }),
  }))
  const open = told.filter(({ reason, refusal }) => refusal === undefined || reason === chosen), folded = told.filter(({ reason, refusal }) => refusal !== undefined && reason !== chosen)
  const late = !isBeforeCancelLine(o.startAt, now), onlyLate = late && folded.every(({ reason }) => reason.allowedWindow === 'before_24h')
  return (
    <>
      {late && <p data-sub=''>24時間を切ったため、選べる理由が限られます。</p>}
      <Reasons className='uiChoice' role='radiogroup' aria-label='キャンセルの理由' aria-required aria-invalid={!!error} aria-describedby={`${id}-error`}>
        {groups.map((group) => {
          const items = open.filter(({ reason }) => reason.group === group)
          return items.length > 0 && (
            <div role='group' aria-labelledby={`${id}-${group}`} key={group}>
              <h3 id={`${id}-${group}`}>{rejectGroupLabel[group]}</h3>
              <div data-cards=''>
                {items.map(({ reason, refusal }) => (
                  <label key={reason.id}>
                    <input type='radio' {...field} value={reason.id} aria-labelledby={`${id}-${reason.id}`} aria-describedby={`${id}-${reason.id}-told`} />
                    <span><b id={`${id}-${reason.id}`}>{reason.name}</b><span id={`${id}-${reason.id}-told`} data-refused={refusal === undefined ? undefined : ''}>{refusal ?? reason.hint}</span></span>
                  </label>
                ))}
              </div>
            </div>
          )
        })}
        <p data-error='' id={`${id}-error`} role='alert'>{error}</p>
      </Reasons>
      {chosen?.needsLeaveAllowance === 'by_answers' && (
        <>
          <RadioCards form={form} name='itemWritten' label='募集に書いてある物・身だしなみですか' options={yesNo('書いてある', '書いていない')} required />
          <RadioCards form={form} name='workPossible' label='揃わなくても、業務はできますか' options={yesNo('できる', 'できない')} required />
        </>
      )}
      {folded.length > 0 && (
        <Folded>
          <summary>{onlyLate ? `24時間前を過ぎたため選べない理由(${folded.length}件)` : `いまは選べない理由(${folded.length}件)`}</summary>
          <ul>{folded.map(({ reason, refusal }) => <li key={reason.id}><b>{reason.name}</b><span>{refusal}</span></li>)}</ul>
        </Folded>
      )}
      <Notice tone='plain' icon={Ban}>年齢・性別・国籍・住まいを理由にしたキャンセルはできません。ワーカーに取り消しを頼むこともできません。</Notice>
    </>
  )
}

const Reasons = styled.div`
  display: grid; gap: 16px;
  h3 { margin-bottom: 6px; font-size: ${font.s}; color: ${color.ink2}; }
  [data-cards] { display: flex; flex-direction: column; }
  label { position: relative; display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 2px 12px; box-sizing: border-box; min-height: 48px; padding: 12px 14px; border: 1px solid ${color.line}; background: ${color.surface}; line-height: 1.5; cursor: pointer; word-break: auto-phrase; }
  label + label { margin-top: -1px; }
  label:first-child { border-radius: ${radius} ${radius} 0 0; }
  label:last-child { border-radius: 0 0 ${radius} ${radius}; }
  label:only-child { border-radius: ${radius}; }
  label:has(:checked) { z-index: 1; border-color: ${color.primary}; box-shadow: inset 0 0 0 1px ${color.primary}; background: ${color.primaryTint}; }
  b { display: block; font-weight: ${weight.bold}; }
  b + span { display: block; font-size: 13px; line-height: 1.55; color: ${color.ink2}; }
  [data-refused] { color: ${color.dangerText}; }
  [data-error] { min-height: 20px; font-size: 13px; line-height: 20px; color: ${color.dangerText}; }
  [data-error]:empty { margin-top: -16px; min-height: 0; }
`
const Folded = styled.details`
  margin-top: -8px;
  summary { display: flex; align-items: center; min-height: ${target}; color: ${color.primaryFill}; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: '+'; width: 20px; font-size: 18px; }
  &[open] summary::before { content: '−'; }
  li { padding: 10px 14px; border: 1px solid ${color.line}; background: ${color.bg}; line-height: 1.5; }
  li + li { border-top: 0; }
  b, span { display: block; color: ${color.ink2}; }
  b { font-weight: ${weight.bold}; }
  span { font-size: 13px; }
`
