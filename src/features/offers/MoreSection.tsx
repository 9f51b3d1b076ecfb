import { TextAreaField } from '@/ui/TextAreaField'
import { Button } from '@/ui/Button'
import { FieldGroup } from '@/ui/FieldGroup'
import { AdviceOn } from './AdviceOn'
import type { Editing } from './editing'

const texts = [
  { field: 'content.conditions', label: '働くための条件' }, { field: 'content.precautions', label: '注意事項' }, { field: 'content.autoMessage', label: '応募直後の自動メッセージ' },
] as const

/** What a template brought along beyond the other sections: it can be mended here. */
export function MoreSection({ editing }: { editing: Editing }) {
  const { form, values: { content: { onboardingQuestions: questions } } } = editing
  return (
    <>
      {texts.map(({ field, label }) => (
        <div key={field}><TextAreaField form={form} name={field} label={label} optional max={1000} rows={4} /><AdviceOn editing={editing} field={field} /></div>
      ))}
      {questions.length > 0 && (
        <div>
          <FieldGroup label='働く前の質問' error={form.getFieldState('content.onboardingQuestions', form.formState).error?.message}>
            {questions.map((q, i) => (
              <p key={q.id}>{i + 1}. {q.body} <Button tone='link' size={32} aria-label={`質問「${q.body}」を外す`} onClick={() => form.setValue('content.onboardingQuestions', questions.filter((one) => one.id !== q.id), { shouldDirty: true })}>外す</Button></p>
            ))}
          </FieldGroup>
          <AdviceOn editing={editing} field='content.onboardingQuestions' />
        </div>
      )}
    </>
  )
}
