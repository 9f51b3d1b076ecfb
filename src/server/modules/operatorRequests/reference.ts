import type { feedbacks, operatorRequests } from '@/contracts/operatorRequests'
import type * as schemas from '@/contracts/operatorRequests/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `operatorRequests`. */
export const operatorRequestsReference: ReferenceOf<typeof operatorRequests> = {
  usageLimit: {
    summary: '利用上限額',
    description: 'The usage limit, the amount used, and an open request.',
  },
  requestUsageLimit: {
    summary: '利用上限額の変更の申請',
    description:
      'Asks the operator for another usage limit. 409 while the company has an open request.',
  },
  suspension: {
    summary: '利用停止の状態',
    description: 'The restriction of the store, or of one offer.',
  },
  requestLift: {
    summary: '利用停止の解除の申請',
    description:
      'Asks the operator to lift a suspension. 409 while the store has an open request, or without a restriction that the operator can lift.',
  },
}

/** What the API reference says of `feedbacks`. */
export const feedbacksReference: ReferenceOf<typeof feedbacks> = {
  send: { summary: 'ご意見の送信', description: 'What people think of the console.' },
}

/** The fields of `operatorRequests` except those in `sharedFields`. */
export const operatorRequestsFields: FieldTexts<typeof schemas> = {
  causeExplanation: ['原因', 'The cause, in the words of the store.'],
  contactPhone: ['ご担当者の電話番号', 'The phone number of the contact person.'],
  expectedMonth: ['必要になる月', 'The month from whose first day it is needed.'],
  isOfferMissing: ['見つからないひな形', 'The store has no offer with the requested id.'],
  isOpenElsewhere: [
    'ほかの申請',
    'Another store of the company, or its head office, has an open request.',
  ],
  pagePath: [
    '見ていた画面',
    'Path of the route that the account came from, without ids; empty: unknown.',
  ],
  prevention: ['再発防止策', 'What the store does to prevent it from happening again.'],
  'Suspension.offer': ['ひな形', 'The offer that the restriction is about; null: none.'],
  'UsageLimit.months': [
    '月ごとの上限',
    'This month and the next ones: a change can be requested from any of them.',
  ],
  'UsageLimit.remainingYen': ['残りの利用枠', 'Yen of the month that are left; null: no limit.'],
  'UsageLimit.sums': ['合計', 'Yen over all stores, tax included; null: not for this account.'],
  wantsReply: ['返信の希望', 'The account asks for an answer.'],
}
