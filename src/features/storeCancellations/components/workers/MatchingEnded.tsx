import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import { absenceKindLabel, matchingStatusLabel } from '@/domain/matchings/labels'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'

/** Shown if the matching has already ended: what happened, when, and by whom. */
export function MatchingEnded({
  backHref,
  ...params
}: {
  clientId: string
  offeringId: string
  userId: number
  backHref: string
}) {
  const matching = useQuery(matchings.one, params)
  const { data: user } = matching
  const backLink = <ButtonLink href={backHref}>求人の詳細へ戻る</ButtonLink>
  if (!user)
    return (
      <QueryResult
        of={matching}
        name='ワーカー'
        skeleton={<Skeleton kind='text' rows={3} />}
        missing={
          <StateMessage art='search' title='このワーカーは見つかりません' action={backLink}>
            この求人にマッチングしていないワーカーです。
          </StateMessage>
        }
      />
    )
  const endedAt = user.cancelledAt ?? user.actedAt
  const statusText = user.absenceKind
    ? absenceKindLabel[user.absenceKind]
    : matchingStatusLabel[user.status]
  return (
    <StateMessage
      art='worker'
      title={`${user.name}さんのマッチングは、すでに終了しています`}
      action={backLink}
    >
      {endedAt && `${formatDateTime(endedAt, serverNow())}、`}
      {user.actedByName && `${user.actedByName}さんが登録: `}
      {statusText}
      {user.cancelReason && `(${user.cancelReason})`}
    </StateMessage>
  )
}
