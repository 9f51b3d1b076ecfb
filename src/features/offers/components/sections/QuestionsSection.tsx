import { Plus } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Button } from '@/ui/buttons/Button'
import { FieldError } from '@/ui/fields/FieldError'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import type { Editing } from '@/features/offers/lib/editing'
import { QuestionFields } from '@/features/offers/components/fields/QuestionFields'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { AddQuestion } from '@/features/offers/components/fields/QuestionFields.styles'

type Question = OfferValues['content']['onboardingQuestions'][number]
const MOST = 5
const often: readonly Omit<Question, 'id'>[] = [
  { body: '同じ仕事をしたことがありますか。', answerType: 'yes_no', options: [], required: true },
  {
    body: '通勤の方法を教えてください。',
    answerType: 'single',
    options: ['電車・バス', '自転車', '徒歩', '車・バイク'],
    required: true,
  },
  {
    body: '気になることがあればお書きください。',
    answerType: 'text',
    options: [],
    required: false,
  },
]
/** An id that no question of the template has, nor had: answers name their question by it. */
const newId = () =>
  `q${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`

/** What is asked between the match and the shift: at most five questions. */
export function QuestionsSection({ editing }: { editing: Editing }) {
  const { form } = editing
  const { field } = useController({ control: form.control, name: 'content.onboardingQuestions' })
  const questions = field.value
  const full = questions.length >= MOST
  const add = (question: Omit<Question, 'id'>) =>
    field.onChange([...questions, { id: newId(), ...question }])
  const fieldError = form.getFieldState('content.onboardingQuestions', form.formState).error
  const message = fieldError && 'message' in fieldError ? fieldError.message : undefined
  function move(from: number, by: number) {
    const next = [...questions]
    const [one] = next.splice(from, 1)
    if (one) next.splice(from + by, 0, one)
    field.onChange(next)
  }
  return (
    <>
      <p>
        マッチングのあと、勤務が始まる前に答えてもらいます(5問まで)。健康や家族のことなど、仕事に関係のないことは尋ねられません。
      </p>
      {questions.map((question, i) => (
        <QuestionFields
          key={question.id}
          form={form}
          question={question}
          index={i}
          last={i === questions.length - 1}
          onChange={(next) =>
            field.onChange(questions.map((one) => (one.id === next.id ? next : one)))
          }
          onBlur={field.onBlur}
          onMove={(by) => move(i, by)}
          onRemove={() => field.onChange(questions.filter((one) => one.id !== question.id))}
        />
      ))}
      <FieldError id='offer-questions-error'>{message}</FieldError>
      <FieldAdvice editing={editing} field='content.onboardingQuestions' />
      <AddQuestion>
        <Button
          size={40}
          icon={<Plus aria-hidden />}
          disabledReason={full ? `質問は${MOST}問までです。` : undefined}
          onClick={() => add({ body: '', answerType: 'text', options: [], required: true })}
        >
          質問を追加する
        </Button>
      </AddQuestion>
      {!full && (
        <QuickWords label='よくある質問'>
          {often
            .filter(({ body }) => !questions.some((one) => one.body === body))
            .map((one) => (
              <Button key={one.body} size={32} onClick={() => add(one)}>
                ＋ {one.body}
              </Button>
            ))}
        </QuickWords>
      )}
    </>
  )
}
