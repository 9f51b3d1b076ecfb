import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  Absence,
  BlockStatus,
  Broadcast,
  BroadcastResult,
  EmergencyContact,
  OfferingUserDetail,
  OnboardingAnswers,
  TransportationExpenseAllowance,
  WorkerCancel,
} from './schemas'

const alsoStale = ['offerings', 'home', 'accounts', 'clients']

/** Matched workers of a shift: what the store does about each of them on the day. */
export const offeringUsers = resource('offeringUsers', {
  one: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users/{userId}', {
    response: json<OfferingUserDetail>(),
    can: 'store.read',
  }),
  blockStatus: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users/block_status', {
    response: json<BlockStatus>(),
    can: 'store.read',
  }),
  csv: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users.csv', {
    response: 'text/csv',
    can: 'workerList.export',
  }),
  onboardingAnswers: endpoint('GET /clients/{clientId}/offerings/{offeringId}/onboarding/answers', {
    response: json<OnboardingAnswers>(),
    can: 'store.read',
  }),
  absence: endpoint('POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence', {
    body: json<Absence>(),
    response: json<OfferingUserDetail>(),
    can: 'matching.absence',
    alsoStale: [...alsoStale, 'groups'],
  }),
  /** Within a day of recording it. The worker is expected again; a block that came with it stays. */
  undoAbsence: endpoint(
    'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence',
    { response: json<OfferingUserDetail>(), can: 'matching.reject', alsoStale },
  ),
  cancel: endpoint('POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/cancel', {
    body: json<WorkerCancel>(),
    response: json<OfferingUserDetail>(),
    can: 'matching.absence',
    alsoStale,
  }),
  raiseTransportation: endpoint(
    'PATCH /clients/{clientId}/offerings/{offeringId}/users/{userId}/transportation_expense_allowance',
    {
      body: json<TransportationExpenseAllowance>(),
      response: json<OfferingUserDetail>(),
      can: 'offering.publish',
      alsoStale: [...alsoStale, 'fixPaymentRequests'],
    },
  ),
  broadcast: endpoint('POST /clients/{clientId}/offerings/{offeringId}/messages', {
    body: json<Broadcast>(),
    response: json<BroadcastResult>(),
    can: 'chat.send',
    alsoStale: ['chatRooms'],
  }),
  /** Each look is in the audit log. */
  emergencyContact: endpoint('GET /clients/{clientId}/users/{userId}/emergency_contact', {
    response: json<EmergencyContact>(),
    can: 'emergencyContact.view',
    audit: true,
  }),
})
