import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { EmploymentNotice } from './schemas'

/** Notices of working conditions (労働条件通知書): one for each match, as they were on the day of the match. */
export const employmentNotices = resource('employmentNotices', {
  /** Those of one worker at this store, the latest shift first. */
  ofWorker: endpoint('GET /clients/{clientId}/users/{userId}/employment_notices', {
    query: { page },
    response: json<Paged<EmploymentNotice>>(),
    permission: 'store.read',
  }),
  /** The paper of one match. Every call is recorded in the audit log. */
  file: endpoint(
    'GET /clients/{clientId}/offerings/{offeringId}/users/{userId}/employment_notice.pdf',
    { response: 'application/pdf', permission: 'store.read', audit: true },
  ),
})
