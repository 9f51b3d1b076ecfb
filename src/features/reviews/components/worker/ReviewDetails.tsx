import { badReasons } from '@/contracts/reviews/enums'
import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import { badReasonLabel } from '@/domain/workers/review'
import type { Decision } from '@/features/reviews/hooks/useDecisions'
import { Button } from '@/ui/buttons/Button'
import { ChipChoices } from './ChipChoices'
import { CommentField } from './CommentField'
import { MemoField } from './MemoField'
import * as S from './ReviewDetails.styles'

type Props = {
  worker: UnreviewedUser
  positions: readonly string[]
  decision: Decision
  canEditMemo: boolean
  onDecide: (change: Partial<Decision>) => void
  onClose: () => void
}

/**
 * The details of a review: reasons of a Bad, positions of a Good, a comment for the worker and a
 * memo for the store.
 */
export function ReviewDetails({
  worker,
  positions,
  decision,
  canEditMemo,
  onDecide,
  onClose,
}: Props) {
  return (
    <S.Details>
      {decision.kind === 'bad' && (
        <ChipChoices
          legend='Badの理由'
          isRequired
          options={badReasons.map((value) => ({ value, label: badReasonLabel[value] }))}
          selected={decision.reasons}
          onChange={(reasons) => onDecide({ reasons })}
        />
      )}
      {decision.kind === 'good' && positions.length > 0 && (
        <ChipChoices
          legend='次回も頼みたい業務'
          options={positions.map((value) => ({
            value,
            label: worker.badges.includes(value) ? `${value} (バッジあり)` : value,
          }))}
          selected={decision.positions}
          onChange={(next) => onDecide({ positions: next })}
        />
      )}
      {decision.kind !== null && (
        <CommentField comment={decision.comment} onChange={(comment) => onDecide({ comment })} />
      )}
      {canEditMemo && (
        <MemoField
          memo={decision.memo ?? worker.memo}
          isSentWithReview={decision.kind !== null}
          onChange={(memo) => onDecide({ memo: memo === worker.memo ? null : memo })}
        />
      )}
      <Button size={32} onClick={onClose}>
        閉じる
      </Button>
    </S.Details>
  )
}
