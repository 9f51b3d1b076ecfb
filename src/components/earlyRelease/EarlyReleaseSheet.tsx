import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { matchingTimesOf } from '@/components/absence/matchingTimesOf'
import { MatchedBody, type MatchedActionProps } from '@/components/matchings/MatchedBody'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import type { EarlyReleaseReason } from '@/contracts/matchings/enums'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { cannotReleaseEarly, releasedPayOf } from '@/domain/matchings/earlyRelease'
import { serverNow } from '@/lib/clock'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { ReleaseFields } from './ReleaseFields'

const wishes = [
  {
    value: 'store',
    label: '店舗の都合で終わってもらう',
    description: '予定の終了までの報酬を支払います。修正依頼のやりとりは要りません。',
  },
  {
    value: 'worker',
    label: '本人が早く帰りたい',
    description: '働いた時間の報酬になります。',
  },
]
const labelOf = (grossYen: number | undefined) =>
  grossYen === undefined ? '早上がりにする' : `${formatYen(grossYen)}を支払い、早上がりにする`
/** Calculates the pay if the shift ended now; undefined for accounts that may not read amounts. */
function releasedPay(user: OfferingUserDetail, now: Date) {
  const { scheduledPay, transportationYen } = user
  return scheduledPay === null || transportationYen === null
    ? undefined
    : releasedPayOf({ ...user, scheduledPay, transportationYen }, now)
}

/** Sends a worker home early at the store's wish, with the planned pay. */
export function EarlyReleaseSheet({
  clientId,
  offeringId,
  user: person,
  onClose,
}: MatchedActionProps) {
  const params = { clientId, offeringId, userId: person.userId }
  const query = useQuery(matchings.one, params)
  const { data: user, error, mutate } = query
  const [release] = useMutation(matchings.releaseEarly)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(() => import('./earlyRelease.schema'), {
    wish: 'store' as 'store' | 'worker',
    reason: '' as EarlyReleaseReason,
    note: '',
    agreed: false as true,
  })
  const [now] = useState(() => serverNow())
  const pay = user && releasedPay(user, now)
  const isWorkersWish = useWatch({ control: form.control, name: 'wish' }) !== 'store'
  const refusal = user && cannotReleaseEarly(matchingTimesOf(user), now)
  const onForm = submitWith(async ({ reason, note, agreed }) => {
    if (!pay) return
    try {
      await release({ ...params, body: { reason, note, agreed, grossYen: pay.grossYen } })
      notify({
        type: 'success',
        body: [`${person.name}さんを早上がりにしました。報酬は${formatYen(pay.grossYen)}です。`],
      })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setErrorMessages(problem.messages)
      void mutate()
    }
  })
  return (
    <FormSheet
      title={`${person.name}さんを早上がりにする`}
      form={form}
      onForm={onForm}
      applyLabel={isWorkersWish ? undefined : labelOf(pay?.grossYen)}
      disabled={!user}
      disabledReason={errorMessages ? '最新の状態を確認してください。' : refusal}
      onClose={onClose}
    >
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      <QueryResult
        of={query}
        name='ワーカーの状況'
        inline
        skeleton={<Skeleton kind='text' rows={5} />}
      />
      {!error && user && (
        <MatchedBody nameKana={person.nameKana} shift={user}>
          {refusal && !errorMessages && (
            <Notice tone='plain' title='いまは早上がりにできません'>
              {refusal}
            </Notice>
          )}
          <RadioCards form={form} name='wish' label='だれの希望ですか' options={wishes} required />
          {isWorkersWish ? (
            <Notice tone='plain' title='本人の希望のときは、早上がりにしません'>
              本人にQRコードでチェックアウトしてもらってください。実際の時刻での修正依頼が届くので、内容を確かめて承認します。
            </Notice>
          ) : (
            <ReleaseFields form={form} user={user} grossYen={pay?.grossYen} />
          )}
        </MatchedBody>
      )}
    </FormSheet>
  )
}
