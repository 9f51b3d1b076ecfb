import { Ban, JapaneseYen, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { matchings } from '@/contracts/matchings'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import type { AbsenceKind } from '@/contracts/matchings/enums'
import { absenceKindLabel } from '@/domain/labels'
import { cannotMarkAbsent } from '@/domain/matchings/matching'
import { Button } from '@/ui/buttons/Button'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { Notice } from '@/ui/feedback/Notice'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { useCan } from '@/components/permissions/useCan'
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

/** Records an absence. What it means stands above the button; nobody is blocked unless somebody says so. */
export function AbsenceForm({ clientId, offeringId, userId, user, onClose, onDone }: Props) {
  const [record] = useMutation(matchings.absence)
  const canBlock = useCan({ permission: 'worker.block' })
  const [refused, setRefused] = useState<readonly string[]>()
  const early = cannotMarkAbsent(matchingTimesOf(user), new Date())
  const [form, submitWith] = useSchemaForm(() => import('./absence.schema'), {
    kind: '' as AbsenceKind,
    block: false,
  })
  const onForm = submitWith(async (body) => {
    try {
      await record({ clientId, offeringId, userId, body })
      onDone()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setRefused(problem.messages)
    }
  })
  return (
    <form {...onForm} aria-label='欠勤の登録'>
      {early && !refused && (
        <Notice tone='plain' title='いまは欠勤にできません'>
          {early}
        </Notice>
      )}
      {refused && <FormAlert tone='error' messages={refused} />}
      <RadioCards form={form} name='kind' label='連絡の有無' options={kinds} required />
      {canBlock && (
        <CheckboxField
          form={form}
          name='block'
          label='このワーカーをブロックする'
          help='この店舗の求人が表示されなくなり、お気に入りやグループからも外れます。あとから解除できます。'
        />
      )}
      <ul data-effects=''>
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
      </ul>
      <p data-final=''>登録から24時間を過ぎると取り消せません。取り消せるのは店舗管理者です</p>
      <div data-acts=''>
        <Button
          type='submit'
          tone='danger'
          size={48}
          loading={form.formState.isSubmitting}
          disabledReason={refused ? '最新の状態を確認してください。' : early}
        >
          欠勤を確定する
        </Button>
        <Button size={48} onClick={onClose}>
          やめる
        </Button>
      </div>
    </form>
  )
}
