import { Ban, CalendarDays, MessageCircle, Users } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { useCan } from '@/components/permissions/useCan'
import { userBlockLists } from '@/contracts/workers'
import {
  blockReasonCodes,
  type BlockReasonCode,
  type BlockScope,
  MAX_BLOCK_NOTE_LENGTH,
} from '@/contracts/workers/enums'
import { blockReasonLabel, cannotBlockFor } from '@/domain/workers/workers'
import { notify } from '@/lib/notifications/notificationQueue'
import { IconLines } from '@/ui/data-display/IconLines'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { color } from '@/ui/tokens'

type Props = {
  clientId: string
  users: readonly { userId: number; name: string }[]
  onClose: () => void
  /** Called after blocking, before the sheet closes. */
  onDone?: () => void
}
const reasons = blockReasonCodes.map((value) => ({ value, label: blockReasonLabel[value] }))

/**
 * Blocks one or several workers: the reason, the scope (one store or the whole company) and the
 * consequences. A block can be removed later.
 */
export function BlockSheet({ clientId, users, onClose, onDone }: Props) {
  const [block] = useMutation(userBlockLists.block)
  const canManageCompany = useCan({ permission: 'companyGroup.manage' })
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [firstUser] = users
  const workersText =
    users.length === 1 && firstUser ? `${firstUser.name}さん` : `${users.length}名`
  const [form, submitWith] = useSchemaForm(() => import('./block.schema'), {
    reasonCode: '' as BlockReasonCode,
    note: '',
    scope: 'client' as BlockScope,
  })
  const onForm = submitWith(async (body) => {
    try {
      await block({ clientId, body: { ...body, userIds: users.map((user) => user.userId) } })
      notify({
        type: 'success',
        body: [
          `${workersText}をブロックしました。ワーカーの一覧の「ブロック中」から解除できます。`,
        ],
      })
      onDone?.()
      onClose()
    } catch (error) {
      if (
        !(error instanceof ApiError) ||
        (error.status !== 403 && error.status !== 404 && error.status !== 409)
      )
        throw error
      setErrorMessages(error.messages)
    }
  })
  return (
    <FormSheet
      title={`${workersText}をブロックする`}
      form={form}
      onForm={onForm}
      applyLabel={users.length === 1 ? 'ブロックする' : `${users.length}名をブロックする`}
      tone='danger'
      onClose={onClose}
    >
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      <ChoiceChips form={form} name='reasonCode' label='理由' options={reasons} required />
      <RadioCards
        form={form}
        name='scope'
        label='ブロックする範囲'
        required
        options={[
          {
            value: 'client',
            label: 'この店舗だけ',
            description: 'ほかの店舗の求人は、これまでどおり表示されます。',
          },
          {
            value: 'company',
            label: '企業のすべての店舗',
            description: '同じ企業のどの店舗の求人も表示されなくなります。',
            disabledReason: cannotBlockFor('company', { canManageCompany }),
          },
        ]}
      />
      <TextAreaField
        form={form}
        name='note'
        label='店舗用のメモ'
        help='ワーカーには表示されません。'
        max={MAX_BLOCK_NOTE_LENGTH}
        rows={2}
        optional
      />
      <Consequences>
        <IconLines>
          <li>
            <Ban size={16} aria-hidden />
            求人が表示されなくなり、共有URLからも申し込めません
          </li>
          <li>
            <Users size={16} aria-hidden />
            お気に入り・認定・グループから外れます
          </li>
          <li>
            <MessageCircle size={16} aria-hidden />
            ワーカーからメッセージを送れなくなります
          </li>
          <li>
            <CalendarDays size={16} aria-hidden />
            すでに決まっている勤務は、そのまま残ります。取り消すときは、求人の画面からキャンセルを申請してください
          </li>
        </IconLines>
        <p>ブロックしたことは、ワーカーには通知されません。あとから解除できます。</p>
      </Consequences>
    </FormSheet>
  )
}

const Consequences = styled.div`
  display: grid;
  gap: 16px;
  p {
    color: ${color.ink2};
  }
`
