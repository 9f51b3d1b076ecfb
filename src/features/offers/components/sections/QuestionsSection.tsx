import { Plus } from 'lucide-react'
import { useController } from 'react-hook-form'
import { offerLimits } from '@/contracts/offers/enums'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { QuestionFields } from '@/features/offers/components/fields/QuestionFields'
import { AddQuestion } from '@/features/offers/components/fields/QuestionFields.styles'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { Editing } from '@/features/offers/lib/editing'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { Button } from '@/ui/buttons/Button'
import { FieldError } from '@/ui/fields/FieldError'

type Question = OfferValues['content']['onboardingQuestions'][number]
const commonQuestions: readonly Omit<Question, 'id'>[] = [
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
/** A random id for a new question. Ids are never reused, because answers refer to them. */
const newId = () =>
  `q${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`

/** The questions that a worker answers between matching and shift: five at most. */
export function QuestionsSection({ editing }: { editing: Editing }) {
  const { form } = editing
  const { field } = useController({ control: form.control, name: 'content.onboardingQuestions' })
  const questions = field.value
  const isFull = questions.length >= offerLimits.questions
  const add = (question: Omit<Question, 'id'>) =>
    field.onChange([...questions, { id: newId(), ...question }])
  const fieldError = form.getFieldState('content.onboardingQuestions', form.formState).error
  const message = fieldError && 'message' in fieldError ? fieldError.message : undefined
  function move(from: number, by: number) {
    const next = [...questions]
    const [item] = next.splice(from, 1)
    if (item) next.splice(from + by, 0, item)
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
          isLast={i === questions.length - 1}
          onChange={(next) =>
            field.onChange(questions.map((item) => (item.id === next.id ? next : item)))
          }
          onBlur={field.onBlur}
          onMove={(by) => move(i, by)}
          onRemove={() => field.onChange(questions.filter((item) => item.id !== question.id))}
        />
      ))}
      <FieldError id='offer-questions-error' label='働く前の質問'>
        {message}
      </FieldError>
      <FieldAdvice editing={editing} field='content.onboardingQuestions' />
      <AddQuestion>
        <Button
          size={40}
          icon={<Plus aria-hidden />}
          disabledReason={isFull ? `質問は${offerLimits.questions}問までです。` : undefined}
          onClick={() => add({ body: '', answerType: 'text', options: [], required: true })}
        >
          質問を追加する
        </Button>
      </AddQuestion>
      {!isFull && (
        <QuickWords label='よくある質問'>
          {commonQuestions
            .filter(({ body }) => !questions.some((item) => item.body === body))
            .map((item) => (
              <Button key={item.body} size={32} onClick={() => add(item)}>
                ＋ {item.body}
              </Button>
            ))}
        </QuickWords>
      )}
    </>
  )
}
