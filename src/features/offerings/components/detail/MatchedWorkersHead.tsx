import dynamic from 'next/dynamic'
import { useCan } from '@/components/permissions/useCan'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { matchChecks } from '@/contracts/storeCancellations'
import { remindersFrom } from '@/domain/matchings/arrival'
import type { MatchingPermissions } from '@/features/offerings/hooks/useMatchingPermissions'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { MatchedWorkersSummary, type MessageDraft } from './MatchedWorkersSummary'

/** Loaded near the start only: it says when its hour begins, and then who is still to come. */
const ArrivalRadar = dynamic(() => import('./ArrivalRadar').then((m) => m.ArrivalRadar), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** Loaded after the workers, because most offerings have no match with problems. */
const MatchesWithProblems = dynamic(
  () => import('./MatchesWithProblems').then((m) => m.MatchesWithProblems),
  { ssr: false, loading: LazyDialogBoundary },
)

/** Whether the arrivals are shown: from the day of the first reminder, which they are judged by, until the end. */
const isNearStart = ({ startAt, endAt }: OfferingDetail) => {
  const now = serverNow()
  const isBegun = new Date(startAt) <= now
  return new Date(endAt) > now && (isBegun || dayOf(remindersFrom(startAt)) === dayOf(now))
}

type Props = {
  clientId: string
  offering: OfferingDetail
  users: readonly OfferingUser[]
  permissions: MatchingPermissions
  onMissing: (user: OfferingUser) => void
  onWrite: (draft: MessageDraft) => void
}
/** Above the list of matched workers: matches with problems, arrivals near the start, and the number of workers. */
export function MatchedWorkersHead({
  clientId,
  offering,
  users,
  permissions,
  onMissing,
  onWrite,
}: Props) {
  const canReadChecks = useCan(matchChecks.list)
  return (
    <>
      {canReadChecks && new Date(offering.startAt) > serverNow() && (
        <MatchesWithProblems clientId={clientId} offeringId={offering.id} />
      )}
      {isNearStart(offering) && (
        <ArrivalRadar
          startAt={offering.startAt}
          users={users}
          onRespond={permissions.canRecordAbsence ? onMissing : undefined}
        />
      )}
      <MatchedWorkersSummary
        offering={offering}
        users={users}
        canWrite={permissions.canWrite}
        onWrite={onWrite}
      />
    </>
  )
}
