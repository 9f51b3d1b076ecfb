import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { cannotEdit } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'
import { formatYen } from '@/lib/text/money'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons } from '@/ui/dialogs/sheetParts'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Form } from '@/ui/fields/formTypes'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { MatchedBody, type MatchedActProps } from '@/components/matchings/MatchedBody'

/**
 * Raises the transportation of one worker. It cannot be lowered, because the agreed amount is part of the contract.
 */
export function TransportationSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana },
  onClose,
}: MatchedActProps) {
  const params = { clientId, offeringId, userId }
  const query = useQuery(matchings.one, params)
  const { data: user, error, mutate } = query
  return (
    <Sheet title={`${name}さんの交通費を変更する`} onClose={onClose}>
      {(close) => (
        <MatchedBody nameKana={nameKana} shift={user}>
          <QueryResult
            of={query}
            name='ワーカーの状況'
            inline
            skeleton={<Skeleton kind='text' rows={3} />}
          />
          {!error && user && (
            <Amount {...params} user={user} onStale={() => void mutate()} onClose={close} />
          )}
        </MatchedBody>
      )}
    </Sheet>
  )
}

function Amount({
  user,
  onStale,
  onClose,
  ...params
}: {
  clientId: string
  offeringId: number | string
  userId: number
  user: OfferingUserDetail
  onStale: () => void
  onClose: () => void
}) {
  const [raise] = useMutation(matchings.raiseTransportation)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const now = serverNow()
  const locked = cannotEdit('transportationYen', { ...user, peopleMatched: 1, peopleLive: 1 }, now)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/offerings/transportation.schema'),
    { transportationYen: user.transportationYen },
  )
  const onForm = submitWith(async ({ transportationYen }) => {
    try {
      const toYen = transportationYen ?? 0
      await raise({
        ...params,
        body: { transportationYen: toYen, lockVersion: user.lockVersion },
      })
      notify({
        type: 'success',
        body: [`${user.name}さんの交通費を${formatYen(toYen)}にしました。`],
      })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      setErrorMessages(error.messages)
      onStale()
    }
  })
  return (
    <form {...onForm} aria-label='交通費の変更'>
      {locked && (
        <Notice tone='plain' title='交通費は変更できません'>
          {locked}
        </Notice>
      )}
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      {user.transportationYen !== null && (
        <p>
          いまの交通費は <b>{formatYen(user.transportationYen)}</b> です。
        </p>
      )}
      <MoneyField
        form={form}
        name='transportationYen'
        per='回'
        label='変更後の交通費'
        help='この勤務の分です。3,000円まで。下げることはできません'
      />
      {user.transportationYen !== null && (
        <NewAmount form={form} fromYen={user.transportationYen} />
      )}
      <p>変更すると、本人にメッセージで知らせます。ほかのワーカーの交通費は変わりません。</p>
      <SheetButtons>
        <Button
          type='submit'
          tone='primary'
          size={48}
          loading={form.formState.isSubmitting}
          disabledReason={locked}
        >
          交通費を変更する
        </Button>
        <Button size={48} onClick={onClose}>
          やめる
        </Button>
      </SheetButtons>
    </form>
  )
}

type AmountValues = { transportationYen: number | null }

/** The amount before and after, once a higher one has been typed. */
function NewAmount<O>({ form, fromYen }: { form: Form<AmountValues, O>; fromYen: number }) {
  const toYen = useWatch({ control: form.control, name: 'transportationYen' })
  if (typeof toYen !== 'number' || toYen <= fromYen) return null
  return <YenChanges changes={[{ label: '交通費', fromYen, toYen }]} />
}
