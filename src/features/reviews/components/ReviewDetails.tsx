import { Check, ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { badReasons } from '@/contracts/reviews/enums'
import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import { badReasonLabel, holdsContact, longestComment } from '@/domain/workers/review'
import { countCharacters } from '@/lib/text/jaInput'
import { holdsMyNumber, myNumberRefusal } from '@/lib/text/myNumber'
import { Button } from '@/ui/buttons/Button'
import { color, font, media, weight } from '@/ui/tokens'
import type { Decision } from '@/features/reviews/lib/decisions'

const longestMemo = 500
const Box = styled.div`
  display: grid;
  gap: 14px;
  padding: 14px;
  border-top: 1px solid ${color.lineSoft};
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  legend,
  label[data-name] {
    display: block;
    margin-bottom: 6px;
    padding: 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  em {
    margin-left: 8px;
    padding: 3px 5px;
    border-radius: 4px;
    background: ${color.sunken};
    color: ${color.ink3};
    font-size: ${font.xs};
    font-style: normal;
    font-weight: ${weight.regular};
    line-height: 1;
  }
  em[data-required] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
  textarea {
    min-height: 80px;
  }
  [data-foot] {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin: 4px 0 0;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.5;
  }
  [data-foot] span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  [data-foot] [data-wrong] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
  [data-foot] [data-soft] {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  [data-memo] textarea {
    background: ${color.brandTint};
  }
  > button {
    justify-self: end;
  }
  ${media.tablet} {
    padding: 14px 16px 16px 68px;
  }
`
type Chips<T extends string> = {
  legend: string
  required?: boolean
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}
function Chips<T extends string>({
  legend,
  required = false,
  options,
  chosen,
  onChange,
}: Chips<T>) {
  return (
    <fieldset>
      <legend>
        {legend}
        <em data-required={required || undefined}>{required ? '必須' : '任意'}</em>
      </legend>
      <div className='uiChoiceChips'>
        {options.map(({ value, label }) => {
          const on = chosen.includes(value)
          return (
            <label key={value}>
              <input
                type='checkbox'
                checked={on}
                onChange={() =>
                  onChange(on ? chosen.filter((one) => one !== value) : [...chosen, value])
                }
              />
              <span data-chip=''>
                {on && <Check aria-hidden />}
                {label}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type Props = {
  user: UnreviewedUser
  positions: readonly string[]
  decision: Decision
  mayMemo: boolean
  onDecide: (change: Partial<Decision>) => void
  onClose: () => void
}
/** What goes with a review: reasons of a Bad, what a Good can do again, a comment for the worker and a memo for the store. */
export function ReviewDetails({ user, positions, decision: d, mayMemo, onDecide, onClose }: Props) {
  const id = useId()
  const memo = d.memo ?? user.memo
  const comment = countCharacters(d.comment)
  const told = (text: string) =>
    holdsMyNumber(text) ? (
      <span data-wrong='' role='alert'>
        {myNumberRefusal}
      </span>
    ) : undefined
  return (
    <Box>
      {d.kind === 'bad' && (
        <Chips
          legend='Badの理由'
          required
          options={badReasons.map((value) => ({ value, label: badReasonLabel[value] }))}
          chosen={d.reasons}
          onChange={(reasons) => onDecide({ reasons })}
        />
      )}
      {d.kind === 'good' && positions.length > 0 && (
        <Chips
          legend='次回も頼みたい業務'
          options={positions.map((value) => ({
            value,
            label: user.badges.includes(value) ? `${value} (バッジあり)` : value,
          }))}
          chosen={d.positions}
          onChange={(next) => onDecide({ positions: next })}
        />
      )}
      {d.kind !== null && (
        <div className='uiBox'>
          <label data-name='' htmlFor={`${id}-comment`}>
            本人へのコメント<em>任意</em>
          </label>
          <textarea
            id={`${id}-comment`}
            rows={2}
            value={d.comment}
            aria-describedby={`${id}-foot`}
            aria-invalid={comment > longestComment || undefined}
            onChange={(e) => onDecide({ comment: e.target.value })}
          />
          <p data-foot='' id={`${id}-foot`}>
            {told(d.comment) ??
              (holdsContact(d.comment) ? (
                <span data-soft='' role='status'>
                  <ShieldAlert size={16} aria-hidden />
                  連絡先が含まれているようです。本人に表示されます
                </span>
              ) : (
                <span>
                  <ShieldAlert size={16} aria-hidden />
                  氏名や電話番号は書かないでください
                </span>
              ))}
            <span data-wrong={comment > longestComment || undefined}>
              {comment}/{longestComment}文字
            </span>
          </p>
        </div>
      )}
      {mayMemo && (
        <div className='uiBox' data-memo=''>
          <label data-name='' htmlFor={`${id}-memo`}>
            店舗メモ<em>ワーカーには見えません</em>
          </label>
          <textarea
            id={`${id}-memo`}
            rows={2}
            value={memo}
            aria-describedby={`${id}-memofoot`}
            aria-invalid={countCharacters(memo) > longestMemo || undefined}
            onChange={(e) =>
              onDecide({ memo: e.target.value === user.memo ? null : e.target.value })
            }
          />
          <p data-foot='' id={`${id}-memofoot`}>
            {told(memo) ?? <span>{d.kind === null ? '評価と一緒に保存されます' : ''}</span>}
            <span>
              {countCharacters(memo)}/{longestMemo}文字
            </span>
          </p>
        </div>
      )}
      <Button size={32} onClick={onClose}>
        閉じる
      </Button>
    </Box>
  )
}
