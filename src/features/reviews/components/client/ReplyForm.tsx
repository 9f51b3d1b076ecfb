import { useEffect } from 'react'
import styled from 'styled-components'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { clientReviews } from '@/contracts/reviews'
import { longestComment } from '@/domain/workers/review'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

const Form = styled.form`
  display: grid;
  gap: 12px;
  > div:last-of-type {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
`
/** The reply to a worker's review: it can be sent once, and the worker reads it. */
export function ReplyForm({
  clientId,
  clientReviewId,
  onSent,
  onClose,
}: {
  clientId: string
  clientReviewId: number
  onSent: () => void
  onClose: () => void
}) {
  const [reply] = useMutation(clientReviews.reply)
  const [form, submitWith] = useSchemaForm(() => import('@/features/reviews/reply.schema'), {
    body: '',
  })
  const [guard] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    await reply({ clientId, clientReviewId, body })
    notify({ type: 'success', body: ['返信を送りました。'] })
    onSent()
  })
  const { setFocus } = form
  useEffect(() => setFocus('body'), [setFocus])
  return (
    <Form {...onForm} aria-label='評価への返信'>
      <TextAreaField
        form={form}
        name='body'
        label='返信'
        help='評価を書いたワーカーに表示されます。送ったあとは、直せません。'
        max={longestComment}
        rows={3}
        required
      />
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
