import { Ban, JapaneseYen, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { FinalNote } from '@/components/matchings/FinalNote'
import { useCan } from '@/components/permissions/useCan'
import { matchings } from '@/contracts/matchings'
import type { AbsenceKind } from '@/contracts/matchings/enums'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { absenceKindLabel } from '@/domain/matchings/labels'
import { cannotMarkAbsent } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { Button } from '@/ui/buttons/Button'
import { IconLines } from '@/ui/data-display/IconLines'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { Notice } from '@/ui/feedback/Notice'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { matchingTimesOf } from './matchingTimesOf'

type Props = {
  clientId: string
  offeringId: number | string
  userId: number
  user: OfferingUserDetail
  onClose: () => void
  onDone: () => void
}
const kinds = [
  {
    value: 'no_show',
    label: '連絡がない',
    description: `「${absenceKindLabel.no_show}」として、ワーカーの記録に残ります。`,
  },
  {
    value: 'contacted',
    label: '本人から連絡があった',
    description: `「${absenceKindLabel.contacted}」として登録します。`,
  },
]

/** Records an absence. The consequences stand above the button. The worker is blocked only if the user ticks it. */
export function AbsenceForm({ clientId, offeringId, userId, user, onClose, onDone }: Props) {
  const [record] = useMutation(matchings.absence)
  const canBlock = useCan({ permission: 'worker.block' })
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const tooEarlyReason = cannotMarkAbsent(matchingTimesOf(user), serverNow())
  const [form, submitWith] = useSchemaForm(() => import('./absence.schema'), {
    kind: '' as AbsenceKind,
    block: false,
  })
  const formProps = submitWith(async (body) => {
    try {
      await record({ clientId, offeringId, userId, body })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      setErrorMessages(error.messages)
    }
  })
  return (
    <SheetForm {...formProps} aria-label='欠勤の登録'>
      {tooEarlyReason && !errorMessages && (
        <Notice tone='plain' title='いまは欠勤にできません'>
          {tooEarlyReason}
        </Notice>
      )}
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      <RadioCards form={form} name='kind' label='連絡の有無' options={kinds} required />
      {canBlock && (
        <CheckboxField
          form={form}
          name='block'
          label='このワーカーをブロックする'
          help='この店舗の求人が表示されなくなり、お気に入りやグループからも外れます。あとから解除できます。'
        />
      )}
      <IconLines>
        <li>
          <JapaneseYen size={16} aria-hidden />
          報酬は支払われません
        </li>
        <li>
          <Ban size={16} aria-hidden />
          無断欠勤のときは、ワーカーにペナルティが付きます
        </li>
        <li>
          <MessageCircle size={16} aria-hidden />
          本人とのメッセージに、登録したことが残ります
        </li>
      </IconLines>
      <FinalNote>登録から24時間を過ぎると取り消せません。取り消せるのは店舗管理者です</FinalNote>
      <SheetButtons>
        <Button
          type='submit'
          tone='danger'
          size={48}
          loading={form.formState.isSubmitting}
          disabledReason={errorMessages ? '最新の状態を確認してください。' : tooEarlyReason}
        >
          欠勤を確定する
        </Button>
        <Button size={48} onClick={onClose}>
          やめる
        </Button>
      </SheetButtons>
    </SheetForm>
  )
}
