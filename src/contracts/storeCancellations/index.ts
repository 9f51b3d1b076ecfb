import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  JudgeInput,
  Judgement,
  MatchChecks,
  MatchConfirmationInput,
  RejectBulkInput,
  RejectBulkResult,
  RejectInput,
  RejectReasonTypes,
  RejectReasonTypesV2,
  RejectRequest,
} from './schemas'

const changes = ['rejectRequests', 'matchings', 'offerings'] as const

/** The reasons for a cancellation by the store that are valid today. */
export const rejectReasonTypes = resource('rejectReasonTypes', {
  list: endpoint('GET /user_offering_reject_reasons/reason_types', {
    response: json<RejectReasonTypes>(),
  }),
  listV2: endpoint('GET /user_offering_reject_reasons/reason_types', {
    basePath: 'v2',
    response: json<RejectReasonTypesV2>(),
  }),
})

/** The store cancels matched workers (キャンセル申請). */
export const rejectRequests = resource('rejectRequests', {
  judge: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/judge_leave_allowance',
    {
      body: json<JudgeInput>(),
      response: json<Judgement>(),
      permission: 'matching.reject',
      audit: false,
    },
  ),
  bulkCreate: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create',
    {
      body: json<RejectBulkInput>(),
      response: json<RejectBulkResult>(),
      permission: 'matching.reject',
      changes,
      errors: ['judgement_changed'],
    },
  ),
  create: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/reject_requests',
    {
      basePath: 'v2',
      body: json<RejectInput>(),
      response: json<RejectRequest>(),
      permission: 'matching.reject',
      changes,
      errors: ['already_done', 'conflict', 'judgement_changed'],
    },
  ),
})

/** Upcoming matches with problems, and the cost of a cancel. Beyond the specification. */
export const matchChecks = resource('matchings', {
  list: endpoint('GET /clients/{clientId}/match_checks', {
    response: json<MatchChecks>(),
    // The answer reveals work elsewhere, ages under 18 and pay.
    permission: 'private.read',
  }),
  /** Accepts the problems of a match. It is shown again when it has a new problem. */
  confirm: endpoint('PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/match_check', {
    body: json<MatchConfirmationInput>(),
    permission: 'matching.absence',
    changes: ['matchConfirmations'],
    errors: ['conflict'],
  }),
  undoConfirmation: endpoint(
    'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/match_check',
    { permission: 'matching.absence', changes: ['matchConfirmations'] },
  ),
})
