import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { FinalNote } from '@/components/matchings/FinalNote'
import { MatchedBody, type MatchedActionProps } from '@/components/matchings/MatchedBody'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormAlert } from '@/ui/fields/form/FormAlert'

/** Records a cancellation that a worker has announced to the store, as the worker's own cancellation. */
export function WorkerCancelSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana },
  onClose,
}: MatchedActionProps) {
  const params = { clientId, offeringId, userId }
  const matching = useQuery(matchings.one, params)
  const { data: user } = matching
  const [cancel] = useMutation(matchings.cancel)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/workerCancel.schema'),
    { reasonCategoryId: '' },
  )
  const onForm = submitWith(async (value) => {
    try {
      await cancel({ ...params, body: { reasonCategoryId: Number(value.reasonCategoryId) } })
      notify({
        type: 'success',
        body: [`${name}さんのキャンセルを記録しました。空いた枠は、締切まで自動で再募集されます。`],
      })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setErrorMessages(problem.messages)
    }
  })
  return (
    <FormSheet
      title={`${name}さんのキャンセルを記録する`}
      form={form}
      onForm={onForm}
      applyLabel='キャンセルを記録する'
      tone='danger'
      disabled={!user}
      disabledReason={errorMessages && '最新の状態を確認してください。'}
      onClose={onClose}
    >
      <MatchedBody nameKana={nameKana} shift={user}>
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        <QueryResult
          of={matching}
          name='ワーカー'
          inline
          skeleton={<Skeleton kind='text' rows={4} />}
        />
        {!matching.error && user && (
          <RadioCards
            form={form}
            name='reasonCategoryId'
            label='ワーカーから聞いた理由'
            required
            options={user.cancelReasonCategories.map((category) => ({
              value: String(category.id),
              label: category.name,
            }))}
          />
        )}
        <ul>
          <li>
            ワーカー都合のキャンセルとして、本人の記録に残ります(開始までの時間に応じたペナルティが付きます)。
          </li>
          <li>休業手当はかかりません。空いた枠は、締切まで自動で再募集されます。</li>
          <li>店舗の都合のときは使えません。本人から申し出があったときだけ記録してください。</li>
        </ul>
        <FinalNote>この操作は取り消せません</FinalNote>
      </MatchedBody>
    </FormSheet>
  )
}
