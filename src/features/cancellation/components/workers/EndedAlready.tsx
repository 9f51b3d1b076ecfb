import { useQuery } from '@/api/useQuery'
import { matchings } from '@/contracts/matchings'
import { absenceKindLabel, matchingStatusLabel } from '@/domain/labels'
import { formatDateTime } from '@/lib/date'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'

/** There is nothing left to call off: what happened to this matching, when, and by whom. */
export function EndedAlready({
  back,
  ...here
}: {
  clientId: string
  offeringId: string
  userId: number
  back: string
}) {
  const { data: u, error, isValidating, mutate } = useQuery(matchings.one, here)
  const home = <ButtonLink href={back}>求人の詳細へ戻る</ButtonLink>
  if (error)
    return error.status === 404 ? (
      <StateMessage art='search' title='このワーカーは見つかりません' action={home}>
        この求人にマッチングしていないワーカーです。
      </StateMessage>
    ) : (
      <ErrorState onRetry={() => void mutate()} retrying={isValidating}>
        {error.message}
      </ErrorState>
    )
  if (!u) return <Skeleton kind='text' rows={3} />
  const when = u.cancelledAt ?? u.actedAt
  const what = u.absenceKind ? absenceKindLabel[u.absenceKind] : matchingStatusLabel[u.status]
  return (
    <StateMessage
      art='worker'
      title={`${u.name}さんのマッチングは、すでに終了しています`}
      action={home}
    >
      {when && `${formatDateTime(when, new Date())}、`}
      {u.actedByName && `${u.actedByName}さんが登録: `}
      {what}
      {u.cancelReason && `(${u.cancelReason})`}
    </StateMessage>
  )
}
