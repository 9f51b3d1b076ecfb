import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { reviewKinds, type ReviewKind } from '@/contracts/reviews/enums'
import type { UnreviewedUser } from '@/contracts/reviews/schemas'

const kindLabel: Record<ReviewKind, string> = { good: 'Good', bad: 'Bad' }
const KindIcon = { good: ThumbsUp, bad: ThumbsDown }
type Props = {
  worker: UnreviewedUser
  kind: ReviewKind | null
  onSelect: (kind: ReviewKind) => void
}

/** Good or Bad as two radio buttons. */
export function KindChoice({ worker, kind, onSelect }: Props) {
  return (
    <div data-kind='' role='radiogroup' aria-label={`${worker.name}さんの評価`}>
      {reviewKinds.map((option) => {
        const Icon = KindIcon[option]
        return (
          <label key={option} data-option={option}>
            <input
              type='radio'
              name={`kind-${worker.matchingId}`}
              checked={kind === option}
              onChange={() => onSelect(option)}
            />
            <span data-chip=''>
              <Icon size={20} aria-hidden />
              {kindLabel[option]}
            </span>
          </label>
        )
      })}
    </div>
  )
}
