import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import { matchings } from '@/contracts/matchings'
import type { ConsultProps } from '@/features/storeCancellations/components/effect/EffectSection'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

/**
 * Asks the worker for another arrangement before a cancellation: one message, answered in the chat.
 */
export function ConsultSheet({ clientId, offeringId, title, people, text, onClose }: ConsultProps) {
  const [send] = useMutation(matchings.broadcast)
  const names = people.map((person) => `${person.name}さん`).join('、')
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/storeCancellations/consult.schema'),
    {
      body: text,
    },
  )
  const onForm = submitWith(async ({ body }) => {
    const { items } = await send({
      clientId,
      offeringId,
      body: { body, userIds: people.map((person) => person.userId) },
    })
    const failed = items.filter((item) => !item.sent)
    if (failed.length > 0)
      throw new ApiError(
        409,
        'conflict',
        failed.map((item) => `${item.name}さんに送れませんでした。${item.message ?? ''}`),
      )
    notify({
      type: 'success',
      body: [`${names}に送りました。返事はメッセージに届きます。キャンセルはしていません。`],
    })
    onClose()
  })
  return (
    <FormSheet
      title={title}
      form={form}
      onForm={onForm}
      applyLabel='メッセージを送る'
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name='body'
        label={`${names}へのメッセージ`}
        rows={7}
        max={MAX_MESSAGE_LENGTH}
        required
      />
    </FormSheet>
  )
}
