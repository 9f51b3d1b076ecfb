import type { Ref } from 'react'
import type { UnreviewedUser, UnreviewedUsers } from '@/contracts/reviews/schemas'
import { ReviewProgress } from '@/features/reviews/components/shift/ReviewProgress'
import * as S from '@/features/reviews/components/shift/ShiftReview.styles'
import { preloadDetails, ReviewRow } from '@/features/reviews/components/worker/ReviewRow'
import type { Decision } from '@/features/reviews/hooks/useDecisions'
import type { DecisionSummary, ReviewPermissions } from '@/features/reviews/lib/shiftReview'

type Props = {
  list: Ref<HTMLUListElement>
  shift: UnreviewedUsers
  workers: readonly UnreviewedUser[]
  summary: DecisionSummary
  permissions: ReviewPermissions
  messages: Readonly<Record<number, string>>
  openMatchingId: number | undefined
  decisionOf: (matchingId: number) => Decision
  onDecide: (matchingIds: readonly number[], change: Partial<Decision>) => void
  onOpenChange: (matchingId: number | undefined) => void
  onEditLists: (worker: UnreviewedUser) => void
}

/** The progress bar and one row for each worker. */
export function WorkerReviews({
  list,
  shift,
  workers,
  summary,
  permissions,
  messages,
  openMatchingId,
  decisionOf,
  onDecide,
  onOpenChange,
  onEditLists,
}: Props) {
  return (
    <>
      {permissions.canReview && (
        <ReviewProgress
          summary={summary}
          onSelectGood={() => onDecide(summary.undecidedIds, { kind: 'good' })}
        />
      )}
      <S.WorkerRows ref={list} aria-label='評価を待っているワーカー' {...preloadDetails}>
        {workers.map((worker) => {
          const { matchingId } = worker
          return (
            <ReviewRow
              key={matchingId}
              worker={worker}
              shift={shift}
              decision={decisionOf(matchingId)}
              permissions={permissions}
              isOpen={openMatchingId === matchingId}
              message={messages[matchingId]}
              onDecide={(change) => onDecide([matchingId], change)}
              onOpenChange={(isOpen) => onOpenChange(isOpen ? matchingId : undefined)}
              onEditLists={() => onEditLists(worker)}
            />
          )
        })}
      </S.WorkerRows>
    </>
  )
}
