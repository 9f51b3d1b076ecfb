import { endpoint, json, resource } from '@/contracts/endpoint'
import { suspensionQuery } from './query'
import type {
  FeedbackInput,
  FeedbackReceipt,
  LiftRequest,
  LiftRequestInput,
  Suspension,
  UsageLimit,
  UsageLimitRequest,
  UsageLimitRequestInput,
} from './schemas'

/** Requests of a store to the operator: a higher usage limit, the end of a suspension. */
export const operatorRequests = resource('operatorRequests', {
  usageLimit: endpoint('GET /clients/{clientId}/usage_limit', {
    response: json<UsageLimit>(),
    permission: 'usageLimit.request',
  }),
  /** 409 while the company has an open request. */
  requestUsageLimit: endpoint('POST /clients/{clientId}/usage_limit_change_requests', {
    body: json<UsageLimitRequestInput>(),
    response: json<UsageLimitRequest>(),
    permission: 'usageLimit.request',
    errors: ['already_requested', 'conflict'],
  }),
  suspension: endpoint('GET /clients/{clientId}/suspension', {
    query: suspensionQuery,
    response: json<Suspension>(),
    permission: 'offering.publish',
  }),
  /** 409 while the store has an open request, or without a restriction that the operator can lift. */
  requestLift: endpoint('POST /clients/{clientId}/lift_suspension_requests', {
    body: json<LiftRequestInput>(),
    response: json<LiftRequest>(),
    permission: 'offering.publish',
    errors: ['already_requested', 'conflict'],
  }),
})

/** Feedback on the console. */
export const feedbacks = resource('feedbacks', {
  send: endpoint('POST /clients/{clientId}/feedbacks', {
    permission: 'store.read',
    body: json<FeedbackInput>(),
    response: json<FeedbackReceipt>(),
  }),
})
