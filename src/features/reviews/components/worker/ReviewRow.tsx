import dynamic from 'next/dynamic'
import type { UnreviewedUser, UnreviewedUsers } from '@/contracts/reviews/schemas'
import { WorkedTimes } from '@/features/reviews/components/shift/WorkedTimes'
import type { Decision } from '@/features/reviews/hooks/useDecisions'
import type { ReviewPermissions } from '@/features/reviews/lib/shiftReview'
import { preloadOn } from '@/ui/buttons/preloadOn'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { DecisionSummary } from './DecisionSummary'
import { KindChoice } from './KindChoice'
import * as S from './ReviewRow.styles'
import { ReviewRowActions } from './ReviewRowActions'

const loadDetails = () => import('./ReviewDetails').then((m) => m.ReviewDetails)
const ReviewDetails = dynamic(loadDetails, { ssr: false, loading: LazyDialogBoundary })
/** Props for the list that preload the details on hover or focus. */
export const preloadDetails = preloadOn(loadDetails)

type Props = {
  worker: UnreviewedUser
  shift: UnreviewedUsers
  decision: Decision
  permissions: ReviewPermissions
  isOpen: boolean
  message: string | undefined
  onDecide: (change: Partial<Decision>) => void
  onOpenChange: (isOpen: boolean) => void
  onEditLists: () => void
}

/** One worker of the shift: Good or Bad, and its details. Nothing is preselected. */
export function ReviewRow({
  worker,
  shift,
  decision,
  permissions,
  isOpen,
  message,
  onDecide,
  onOpenChange,
  onEditLists,
}: Props) {
  const { canReview, canEditMemo } = permissions
  return (
    <S.Row tabIndex={-1} data-decision={decision.kind ?? 'none'} aria-label={`${worker.name}さん`}>
      <div data-head=''>
        <WorkedTimes worker={worker} />
        {canReview && (
          <>
            <KindChoice
              worker={worker}
              kind={decision.kind}
              onSelect={(kind) => {
                onDecide(kind === 'good' ? { kind, reasons: [] } : { kind, positions: [] })
                if (kind === 'bad') onOpenChange(true)
              }}
            />
            <ReviewRowActions
              worker={worker}
              decision={decision}
              permissions={permissions}
              isOpen={isOpen}
              onDecide={onDecide}
              onOpenChange={onOpenChange}
              onEditLists={onEditLists}
            />
          </>
        )}
      </div>
      {message && (
        <p data-error='' role='alert'>
          {message}
        </p>
      )}
      {!isOpen && canReview && (
        <DecisionSummary
          workerName={worker.name}
          decision={decision}
          onEdit={() => onOpenChange(true)}
          onUndo={() => onDecide({ kind: null, reasons: [], positions: [] })}
        />
      )}
      {isOpen && (
        <ReviewDetails
          worker={worker}
          positions={shift.positions}
          decision={decision}
          canEditMemo={canEditMemo}
          onDecide={onDecide}
          onClose={() => onOpenChange(false)}
        />
      )}
    </S.Row>
  )
}
