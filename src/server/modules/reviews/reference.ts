import type { clientReviews, companyReviews, reviews } from '@/contracts/reviews'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `reviews`. */
export const reviewsReference: ReferenceOf<typeof reviews> = {
  unreviewedUsers: {
    summary: '評価していないワーカー',
    description: 'Workers of a shift whom the store has not reviewed, and the options of a review.',
  },
  create: {
    summary: 'ワーカーの評価',
    description: 'Each is handled separately: the answer has the reason for those that fail.',
  },
}

/** What the API reference says of `clientReviews`. */
export const clientReviewsReference: ReferenceOf<typeof clientReviews> = {
  list: {
    summary: '店舗への評価の一覧',
    description: 'Reviews of the store by workers, without the names of the authors.',
  },
  evaluation: { summary: '店舗への評価のまとめ', description: 'Rates and counts of the reviews.' },
  promises: {
    summary: '約束と実際',
    description:
      'By template: what was posted, what workers answered and what was recorded; null where somebody could be recognised.',
  },
  reply: {
    summary: '店舗への評価への返信',
    description: 'Replies to a review, once; the worker reads the reply.',
  },
  report: {
    summary: '店舗への評価の報告',
    description: 'Reports a review to the operator, once.',
  },
}

/** What the API reference says of `companyReviews`. */
export const companyReviewsReference: ReferenceOf<typeof companyReviews> = {
  unreviewedUsers: {
    summary: '全店舗の評価していないワーカー',
    description:
      'Workers of all stores of the company whom their store has not reviewed, the earliest shift first.',
  },
  createGood: {
    summary: '店舗をまたぐGoodの評価',
    description:
      'One Good for workers of several stores whose shift was plain. Each has its own result.',
  },
}
