import { CircleCheck } from 'lucide-react'
import type { ReviewBatchResult } from '@/contracts/reviews/schemas'
import type { SentReview } from '@/features/reviews/hooks/useReviewSubmission'
import { Notice } from '@/ui/feedback/Notice'
import * as S from './ShiftReview.styles'

type SentNoticeProps = {
  sentReviews: readonly SentReview[]
  badges: ReviewBatchResult['badges']
  remainingCount: number
}

/** The success message: the badges that workers earned, or the number of remaining reviews. */
export function SentNotice({ sentReviews, badges, remainingCount }: SentNoticeProps) {
  const nameOf = (userId: number) =>
    sentReviews.find(({ worker }) => worker.userId === userId)?.worker.name ?? ''
  const remaining =
    remainingCount > 0
      ? `残りは${remainingCount}名です。`
      : 'この勤務の評価は、すべて終わりました。'
  return (
    <Notice tone='success' live title={`${sentReviews.length}名の評価を送りました`}>
      {badges.length > 0
        ? badges
            .map(
              ({ userId, position }) =>
                `${nameOf(userId)}さんが「${position}」のバッジを得ました。`,
            )
            .join(' ')
        : remaining}
    </Notice>
  )
}

/** Workers whose reviews were sent. */
export function SentReviews({ sentReviews }: { sentReviews: readonly SentReview[] }) {
  if (sentReviews.length === 0) return null
  return (
    <S.SentList aria-label='評価を送ったワーカー'>
      {sentReviews.map(({ worker, isGood }) => (
        <li key={worker.matchingId}>
          <CircleCheck size={18} aria-hidden />
          {worker.name}さん <small>{isGood ? 'Good' : 'Bad'}を送りました</small>
        </li>
      ))}
    </S.SentList>
  )
}
