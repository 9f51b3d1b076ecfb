import type { ReactNode } from 'react'
import { SentNotice } from '@/features/reviews/components/shift/SentReviews'
import type { Submission } from '@/features/reviews/hooks/useReviewSubmission'
import { Notice } from '@/ui/feedback/Notice'
import { StateMessage } from '@/ui/feedback/StateMessage'

type Props = {
  canReview: boolean
  submission: Submission
  remainingCount: number
  next: ReactNode
}

/** The numbers of sent and remaining reviews, or why the account cannot send any. */
export function ReviewNotices({ canReview, submission, remainingCount, next }: Props) {
  const { sentReviews, badges } = submission
  const hasSent = sentReviews.length > 0
  return (
    <>
      {!canReview && remainingCount > 0 && (
        <Notice tone='plain'>
          評価を送れるのは、店舗の担当者です。ここでは、評価を待っている人を確認できます。
        </Notice>
      )}
      {hasSent && (
        <SentNotice sentReviews={sentReviews} badges={badges} remainingCount={remainingCount} />
      )}
      {remainingCount === 0 && (
        <StateMessage
          heading='h2'
          art='review'
          title={hasSent ? 'この勤務の評価は終わりました' : '評価を待っているワーカーはいません'}
          action={next}
        />
      )}
    </>
  )
}
