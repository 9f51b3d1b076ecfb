import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  Absence,
  BlockStatus,
  Broadcast,
  BroadcastResult,
  EarlyRelease,
  EmergencyContact,
  OfferingUserDetail,
  OnboardingAnswers,
  TransportationExpenseAllowance,
  WorkerCancel,
} from './schemas'

/** Matched workers of a shift, and the store's operations on them. */
export const matchings = resource('matchings', {
  one: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users/{userId}', {
    response: json<OfferingUserDetail>(),
    permission: 'store.read',
  }),
  blockStatus: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users/block_status', {
    response: json<BlockStatus>(),
    permission: 'store.read',
  }),
  csv: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users.csv', {
    response: 'text/csv',
    permission: 'workerList.export',
    errors: ['too_many_rows'],
  }),
  onboardingAnswers: endpoint('GET /clients/{clientId}/offerings/{offeringId}/onboarding/answers', {
    response: json<OnboardingAnswers>(),
    permission: 'store.read',
  }),
  absence: endpoint('POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence', {
    body: json<Absence>(),
    response: json<OfferingUserDetail>(),
    permission: 'matching.absence',
    changes: ['matchings', 'offerings', 'groupUsers'],
    errors: ['already_done', 'conflict'],
  }),
  /** Undoes an absence, within 24 hours of recording it. A block that was added with the absence stays. */
  undoAbsence: endpoint(
    'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence',
    {
      response: json<OfferingUserDetail>(),
      permission: 'matching.reject',
      changes: ['matchings', 'offerings'],
      errors: ['conflict'],
    },
  ),
  /** Ends the shift of a worker at work, at the store's wish, with the planned pay. It cannot be undone. */
  releaseEarly: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/early_release',
    {
      body: json<EarlyRelease>(),
      response: json<OfferingUserDetail>(),
      permission: 'fixPayment.respond',
      changes: ['matchings', 'offerings', 'groupUsers'],
      errors: ['already_done', 'conflict'],
    },
  ),
  cancel: endpoint('POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/cancel', {
    body: json<WorkerCancel>(),
    response: json<OfferingUserDetail>(),
    permission: 'matching.absence',
    changes: ['matchings', 'offerings'],
    errors: ['already_done', 'conflict'],
  }),
  raiseTransportation: endpoint(
    'PATCH /clients/{clientId}/offerings/{offeringId}/users/{userId}/transportation_expense_allowance',
    {
      body: json<TransportationExpenseAllowance>(),
      response: json<OfferingUserDetail>(),
      permission: 'offering.publish',
      changes: ['matchings', 'fixPaymentRequests'],
      errors: ['already_done', 'conflict', 'stale'],
    },
  ),
  broadcast: endpoint('POST /clients/{clientId}/offerings/{offeringId}/messages', {
    body: json<Broadcast>(),
    response: json<BroadcastResult>(),
    permission: 'chat.send',
    changes: ['chatMessages'],
    errors: ['conflict'],
  }),
  /** Every call is recorded in the audit log. */
  emergencyContact: endpoint('GET /clients/{clientId}/users/{userId}/emergency_contact', {
    response: json<EmergencyContact>(),
    permission: 'emergencyContact.view',
    audit: true,
  }),
})
