import type { feedbacks, operatorRequests } from '@/contracts/operatorRequests'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `operatorRequests`. */
export const operatorRequestsReference: ReferenceOf<typeof operatorRequests> = {
  usageLimit: {
    summary: '利用上限額',
    description: 'The limit, what is used of it, and an open request.',
  },
  requestUsageLimit: {
    summary: '利用上限額の変更の申請',
    description: '409 while the company has an open request.',
  },
  suspension: {
    summary: '利用停止の状態',
    description: 'The restriction of the store, or of one template.',
  },
  requestLift: {
    summary: '利用停止の解除の申請',
    description:
      '409 while the store has an open request, or without a restriction that the operator can lift.',
  },
}

/** What the API reference says of `feedbacks`. */
export const feedbacksReference: ReferenceOf<typeof feedbacks> = {
  send: { summary: 'ご意見の送信', description: 'What people think of the console.' },
}
