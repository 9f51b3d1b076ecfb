import type { clientReviews, companyReviews, reviews } from '@/contracts/reviews'
import type * as schemas from '@/contracts/reviews/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `reviews`. */
export const reviewsReference: ReferenceOf<typeof reviews> = {
  unreviewedUsers: {
    summary: '評価していないワーカー',
    description: 'Workers of a shift whom the store has not reviewed, and the options of a review.',
  },
  create: {
    summary: 'ワーカーの評価',
    description: 'Saves each review separately: the answer has the reason for each that fails.',
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
    summary: '募集とちがうところ',
    description:
      'Where answers of workers or records differ from what an offer promises, in the last 90 days; nothing where somebody could be recognised.',
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
      'Sends a Good to workers of several stores whose shift was plain: worked from start to end, without a correction. Each has its own result.',
  },
}

/** The fields of `reviews` except those in `sharedFields`. */
export const reviewsFields: FieldTexts<typeof schemas> = {
  addGroupIds: ['追加するグループ', 'Ids of groups of the store to which the worker is added.'],
  badCount: ['Badの件数', 'Reviews that are Bad.'],
  'BrokenPromise.kind': ['ちがうところ', 'What differs from the offering.'],
  'ClientEvaluation.key': ['質問', 'Which of the questions to workers.'],
  asDescribed: ['内容どおり', 'The worker says that the work was as described.'],
  onTime: ['時間どおり', 'The worker says that the shift ended on time.'],
  'ClientReview.reply.byName': [
    '返信した人',
    'Name of the person who answered; null: no account of the console.',
  ],
  wantAgain: ['また働きたい', 'The worker would come again.'],
  'ClientReviewReport.reason': ['報告の理由', 'Why the operator should look at the review.'],
  commentCount: ['コメントの件数', 'Reviews with a comment.'],
  'CompanyUnreviewedUsers.stores': ['店舗', 'Stores with workers who wait for a review, by name.'],
  favorite: ['お気に入り', 'The worker belongs to the group お気に入り.'],
  matchingIds: ['マッチング', 'Ids of matches.'],
  offers: ['ひな形', 'Offers with reviews, the most reviewed first.'],
  offerTitle: ['ひな形の題名', 'Title of the offer.'],
  repliedAt: ['返信した日時', 'When the store answered.'],
  reply: ['返信', 'What the store answered; null: nothing yet.'],
  reported: ['報告済み', 'The store has reported it to the operator.'],
  'ReviewBatchResult.badges': ['バッジ', 'Badges that these approvals completed.'],
  'ReviewBatchResult.position': ['ポジション', 'Name of the position.'],
  reviewed: ['評価', 'Whether the review was accepted.'],
  reviewedCount: ['評価した人数', 'Reviews that were accepted.'],
  reviews: ['評価', 'One review for each worker.'],
  total: ['全体の件数', 'The number of all answers or records that were compared.'],
  workedOn: ['勤務日', 'Day of the shift; null: not stated.'],
}
