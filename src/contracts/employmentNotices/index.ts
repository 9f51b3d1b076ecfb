import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { companyEmploymentNoticeQuery, employmentNoticeQuery } from './query'
import type { EmploymentNotice, VaultNotices } from './schemas'

/** Notices of working conditions (労働条件通知書): one for each match, as they were on the day of the match. */
export const employmentNotices = resource('employmentNotices', {
  /** The notices of the shifts of a month at this store, in its records vault. */
  list: endpoint('GET /clients/{clientId}/employment_notices', {
    query: employmentNoticeQuery,
    response: json<VaultNotices>(),
    permission: 'workerList.export',
  }),
  /** The notices of one worker at this store, the latest shift first. */
  ofWorker: endpoint('GET /clients/{clientId}/users/{userId}/employment_notices', {
    query: { page },
    response: json<Paged<EmploymentNotice>>(),
    permission: 'private.read',
  }),
  /** The document of one match. Every call is recorded in the audit log. */
  file: endpoint(
    'GET /clients/{clientId}/offerings/{offeringId}/users/{userId}/employment_notice.pdf',
    {
      response: 'application/pdf',
      permission: 'private.read',
      audit: true,
      errors: ['too_many_rows'],
    },
  ),
})

/** The notices of all stores of a company, in its records vault. The document of each is read from its store. */
export const companyEmploymentNotices = resource('companyEmploymentNotices', {
  list: endpoint('GET /companies/{companyId}/employment_notices', {
    query: companyEmploymentNoticeQuery,
    response: json<VaultNotices>(),
    permission: 'workerList.export',
  }),
})
