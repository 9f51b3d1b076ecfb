import {
  feedbacks as feedbackContract,
  operatorRequests as contract,
} from '@/contracts/operatorRequests'
import {
  FeedbackInput,
  FeedbackReceipt,
  LiftRequest,
  LiftRequestInput,
  Suspension,
  UsageLimit,
  UsageLimitRequest,
  UsageLimitRequestInput,
} from '@/contracts/operatorRequests/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { feedbacks } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { feedbacksReference, operatorRequestsReference } from './reference'
import { readSuspension, requestLift } from './suspension'
import { readUsageLimit, requestUsageLimit } from './usageLimit'

export const operatorRequestRoutes = implement(contract, operatorRequestsReference, {
  usageLimit: { response: UsageLimit, run: readUsageLimit },
  requestUsageLimit: {
    body: UsageLimitRequestInput,
    response: UsageLimitRequest,
    run: ({ body, ...operation }) => requestUsageLimit(operation, body),
  },
  suspension: {
    response: Suspension,
    run: ({ query, ...operation }) => readSuspension(operation, query.ref_offer_id),
  },
  requestLift: {
    body: LiftRequestInput,
    response: LiftRequest,
    run: ({ body, ...operation }) => requestLift(operation, body),
  },
})

export const feedbackRoutes = implement(feedbackContract, feedbacksReference, {
  send: {
    body: FeedbackInput,
    response: FeedbackReceipt,
    run: async ({ db, scope, account, body, now }) =>
      firstOrNotFound(
        await db
          .insert(feedbacks)
          .values({
            clientId: scope.clientId,
            ...body,
            sentBy: account.id,
            createdAt: now.toISOString(),
          })
          .returning({ id: feedbacks.id, createdAt: feedbacks.createdAt }),
      ),
  },
})
