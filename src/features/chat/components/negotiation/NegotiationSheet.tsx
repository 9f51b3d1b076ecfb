import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { chatRooms } from '@/contracts/chat'
import { claimKinds, MAX_CLAIM_SUMMARY_LENGTH } from '@/contracts/chat/enums'
import type { ChatRoom } from '@/contracts/chat/schemas'
import { EXPERIENCE_CONDITION_REASON_ID } from '@/contracts/storeCancellations/enums'
import { claimKindLabel } from '@/domain/chat/claimLabel'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

const kinds = claimKinds.map((value) => ({ value, label: claimKindLabel[value] }))

/** Opens a negotiation with a worker about a shift. */
export function NegotiationSheet({
  clientId,
  room,
  onClose,
}: {
  clientId: string
  room: ChatRoom
  onClose: () => void
}) {
  const [negotiate] = useMutation(chatRooms.negotiate)
  const { shift, name } = room
  const [form, submitWith] = useSchemaForm(() => import('@/features/chat/negotiation.schema'), {
    summary: '',
  })
  const onForm = submitWith(async ({ kind, summary }) => {
    if (!shift) return
    await negotiate({
      clientId,
      chatRoomUid: room.uid,
      body: {
        action: 'open',
        offeringId: shift.offeringId,
        kind,
        reasonTypeId: kind === 'condition_unmet' ? EXPERIENCE_CONDITION_REASON_ID : null,
        summary,
      },
    })
    notify({ type: 'success', body: ['協議を始めました。ワーカーにも表示されます。'] })
    onClose()
  })
  return (
    <FormSheet
      title={`${name}さんと協議を始める`}
      form={form}
      onForm={onForm}
      applyLabel='協議を始める'
      onClose={onClose}
    >
      {shift && (
        <p>
          {formatShift(shift.startAt, shift.endAt, serverNow())}「{shift.title}
          」について確認します。始めても、マッチングはそのまま残ります。
        </p>
      )}
      <ChoiceChips form={form} name='kind' label='内容' options={kinds} required />
      <TextAreaField
        form={form}
        name='summary'
        label='確認したいこと(店舗のメモ)'
        rows={3}
        max={MAX_CLAIM_SUMMARY_LENGTH}
        optional
      />
    </FormSheet>
  )
}
