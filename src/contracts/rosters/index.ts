import { endpoint, json, resource } from '@/contracts/endpoint'
import { rosterQuery } from './query'
import type {
  AgeCertificate,
  AgeCertificateInput,
  Roster,
  RosterFields,
  RosterFieldsUpdate,
  SafetyTraining,
  SafetyTrainingInput,
} from './schemas'

/**
 * Rosters (出勤者名簿): the workers of some days as a printable list and as files, with the columns that the store selected.
 */
export const rosters = resource('rosters', {
  fields: endpoint('GET /clients/{clientId}/attending_worker_list_download_fields', {
    response: json<RosterFields>(),
    permission: 'store.read',
  }),
  updateFields: endpoint(
    'PUT /clients/{clientId}/attending_worker_list_download_fields/bulk_update',
    {
      body: json<RosterFieldsUpdate>(),
      response: json<RosterFields>(),
      permission: 'memo.edit',
      errors: ['locked_field', 'stale'],
    },
  ),
  list: endpoint('GET /clients/{clientId}/attending_worker_lists', {
    query: rosterQuery,
    response: json<Roster>(),
    permission: 'store.read',
  }),
  /**
   * The tick for the training at the start of work (雇入れ時教育), recorded with its author and time. Beyond the
   * specification.
   */
  recordSafetyTraining: endpoint(
    'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/safety_training',
    {
      body: json<SafetyTrainingInput>(),
      response: json<SafetyTraining>(),
      permission: 'matching.absence',
      changes: ['matchings'],
      errors: ['already_done', 'conflict'],
    },
  ),
  /** The tick for a worker under 18: the certificate of age was seen (労働基準法57条1項). Beyond the specification. */
  recordAgeCertificate: endpoint(
    'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/age_certificate',
    {
      body: json<AgeCertificateInput>(),
      response: json<AgeCertificate>(),
      permission: 'matching.absence',
      changes: ['matchings'],
      errors: ['already_done', 'conflict'],
    },
  ),
  /** An export: recorded in the audit log. */
  file: endpoint('GET /clients/{clientId}/attending_worker_lists/workers.xlsx', {
    query: rosterQuery,
    response: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    permission: 'workerList.export',
    errors: ['too_many_rows'],
  }),
  /** The same as CSV. Beyond the specification. */
  csv: endpoint('GET /clients/{clientId}/attending_worker_lists/workers.csv', {
    query: rosterQuery,
    response: 'text/csv',
    permission: 'workerList.export',
    errors: ['too_many_rows'],
  }),
})
