import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { MatchedBody, type MatchedActionProps } from '@/components/matchings/MatchedBody'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import { cannotEdit } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import type { Form } from '@/ui/fields/formTypes'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'

/**
 * Raises the transportation of one worker. It cannot be lowered, because the agreed amount is part of the contract.
 */
export function TransportationSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana },
  onClose,
}: MatchedActionProps) {
  const params = { clientId, offeringId, userId }
  const query = useQuery(matchings.one, params)
  const user = query.error ? undefined : query.data
  const [raise] = useMutation(matchings.raiseTransportation)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/transportation.schema'),
    { transportationYen: null as number | null },
  )
  const fromYen = user?.transportationYen ?? null
  const { reset } = form
  useEffect(
    () => reset({ transportationYen: fromYen }, { keepDirtyValues: true }),
    [reset, fromYen],
  )
  const onForm = submitWith(async ({ transportationYen }) => {
    if (!user) return
    try {
      const toYen = transportationYen ?? 0
      await raise({
        ...params,
        body: { transportationYen: toYen, lockVersion: user.lockVersion },
      })
      notify({ type: 'success', body: [`${name}さんの交通費を${formatYen(toYen)}にしました。`] })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      setErrorMessages(error.messages)
      void query.mutate()
    }
  })
  const locked =
    user &&
    cannotEdit('transportationYen', { ...user, peopleMatched: 1, peopleLive: 1 }, serverNow())
  return (
    <FormSheet
      title={`${name}さんの交通費を変更する`}
      form={form}
      onForm={onForm}
      applyLabel='交通費を変更する'
      disabled={!user}
      disabledReason={locked}
      onClose={onClose}
    >
      <MatchedBody nameKana={nameKana} shift={user}>
        {locked && (
          <Notice tone='plain' title='交通費は変更できません'>
            {locked}
          </Notice>
        )}
        {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
        <QueryResult
          of={query}
          name='ワーカーの状況'
          inline
          skeleton={<Skeleton kind='text' rows={3} />}
        />
        {user && (
          <>
            {fromYen !== null && (
              <p>
                いまの交通費は <b>{formatYen(fromYen)}</b> です。
              </p>
            )}
            <MoneyField
              form={form}
              name='transportationYen'
              per='回'
              label='変更後の交通費'
              help='この勤務の分です。3,000円まで。下げることはできません'
            />
            {fromYen !== null && <NewAmount form={form} fromYen={fromYen} />}
            <p>変更すると、本人にメッセージで知らせます。ほかのワーカーの交通費は変わりません。</p>
          </>
        )}
      </MatchedBody>
    </FormSheet>
  )
}

type AmountValues = { transportationYen: number | null }

/** The amount before and after, once a higher one has been typed. */
function NewAmount<O>({ form, fromYen }: { form: Form<AmountValues, O>; fromYen: number }) {
  const toYen = useWatch({ control: form.control, name: 'transportationYen' })
  if (typeof toYen !== 'number' || toYen <= fromYen) return null
  return <YenChanges changes={[{ label: '交通費', fromYen, toYen }]} />
}
