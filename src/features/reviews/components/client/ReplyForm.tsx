import { PencilLine } from 'lucide-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { clientReviews } from '@/contracts/reviews'
import { MAX_COMMENT_LENGTH } from '@/contracts/reviews/enums'
import type { ClientReview } from '@/contracts/reviews/schemas'
import { replyDraft } from '@/domain/reviews/replyDraft'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { color, font } from '@/ui/tokens'

const Form = styled.form`
  display: grid;
  gap: 12px;
  > p {
    display: grid;
    justify-items: start;
    gap: 8px;
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > div:last-of-type {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
`
/** The reply to a worker's review. It can be sent only once, and the worker reads it. */
export function ReplyForm({
  clientId,
  review,
  onSent,
  onClose,
}: {
  clientId: string
  review: ClientReview
  onSent: () => void
  onClose: () => void
}) {
  const [reply] = useMutation(clientReviews.reply)
  const [form, submitWith] = useSchemaForm(() => import('@/features/reviews/reply.schema'), {
    body: '',
  })
  const [guard] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    await reply({ clientId, clientReviewId: review.id, body })
    notify({ type: 'success', body: ['返信を送りました。'] })
    onSent()
  })
  const { setFocus } = form
  const text = useWatch({ control: form.control, name: 'body' })
  /** Inserts a text suggestion without overwriting what was typed. */
  function insertDraft() {
    const draft = replyDraft(review)
    form.setValue('body', text === '' ? draft : `${text}\n${draft}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
    setFocus('body')
  }
  useEffect(() => setFocus('body'), [setFocus])
  return (
    <Form {...onForm} aria-label='評価への返信'>
      <TextAreaField
        form={form}
        name='body'
        label='返信'
        help='評価を書いたワーカーに表示されます。送ったあとは、直せません。'
        max={MAX_COMMENT_LENGTH}
        rows={3}
        required
      />
      <p>
        <Button size={32} icon={<PencilLine aria-hidden />} onClick={insertDraft}>
          {text === '' ? '返信の文案を入れる' : '文案を後ろに足す'}
        </Button>
        文案は、評価の答えと言葉から決まった文を選んだものです。【】は、店舗がすることに書き換えてください。本人が分かることは書かないでください。
      </p>
      <div>
        <Button size={44} onClick={onClose}>
          やめる
        </Button>
        <Button type='submit' tone='primary' size={44} loading={form.formState.isSubmitting}>
          返信を送る
        </Button>
      </div>
      {guard}
    </Form>
  )
}
