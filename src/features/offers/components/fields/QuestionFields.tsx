import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { answerTypes, type AnswerType } from '@/contracts/offers/enums'
import { errorMessageIn } from '@/features/offers/lib/editing'
import type { OfferForm } from '@/features/offers/lib/offerForm'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { IconButton } from '@/ui/buttons/IconButton'
import { Field } from '@/ui/fields/Field'
import { Select } from '@/ui/fields/inputs/Select'
import { Fieldset } from './QuestionFields.styles'

type Question = OfferValues['content']['onboardingQuestions'][number]
type Props = {
  form: OfferForm
  question: Question
  index: number
  isLast: boolean
  onChange: (question: Question) => void
  onBlur: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}
const answerLabel: Record<AnswerType, string> = {
  text: '文章で答える',
  yes_no: 'はい・いいえ',
  single: '1つ選ぶ',
  multi: 'いくつでも選ぶ',
}

/** One question: its text, type of answer and position. */
export function QuestionFields({
  form,
  question,
  index,
  isLast,
  onChange,
  onBlur,
  onMove,
  onRemove,
}: Props) {
  const name = `質問${index + 1}`
  const hasOptions = question.answerType === 'single' || question.answerType === 'multi'
  const errorOf = (part: 'body' | 'options') =>
    errorMessageIn(
      form.getFieldState(`content.onboardingQuestions.${index}.${part}`, form.formState).error,
    )
  return (
    <Fieldset>
      <legend>{name}</legend>
      <div data-buttons=''>
        {index > 0 && (
          <IconButton
            label={`${name}を上へ`}
            icon={<ArrowUp aria-hidden />}
            onClick={() => onMove(-1)}
          />
        )}
        {!isLast && (
          <IconButton
            label={`${name}を下へ`}
            icon={<ArrowDown aria-hidden />}
            onClick={() => onMove(1)}
          />
        )}
        <IconButton label={`${name}を外す`} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      <Field label='質問' required error={errorOf('body')}>
        {(wiring) => (
          <input
            {...wiring}
            value={question.body}
            autoComplete='off'
            onBlur={onBlur}
            onChange={(event) => onChange({ ...question, body: event.target.value })}
          />
        )}
      </Field>
      <Field label='答え方' error={undefined}>
        {(wiring) => (
          <Select
            {...wiring}
            value={question.answerType}
            options={answerTypes.map((value) => ({ value, label: answerLabel[value] }))}
            onBlur={onBlur}
            onChange={(event) => {
              const answerType = answerTypes.find((type) => type === event.target.value) ?? 'text'
              onChange({
                ...question,
                answerType,
                options: answerType === 'single' || answerType === 'multi' ? question.options : [],
              })
            }}
          />
        )}
      </Field>
      {hasOptions && (
        <Field
          label='選択肢'
          required
          help='1行に1つずつ書いてください(2〜10個)。'
          error={errorOf('options')}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              rows={4}
              value={question.options.join('\n')}
              onBlur={onBlur}
              onChange={(event) =>
                onChange({
                  ...question,
                  options: event.target.value === '' ? [] : event.target.value.split('\n'),
                })
              }
            />
          )}
        </Field>
      )}
      <label data-must=''>
        <input
          type='checkbox'
          checked={question.required}
          onBlur={onBlur}
          onChange={() => onChange({ ...question, required: !question.required })}
        />
        <span>回答を必須にする</span>
      </label>
    </Fieldset>
  )
}
