import { endpoint, json, resource } from '@/contracts/endpoint'
import { foreignWorkersQuery } from './query'
import type { ForeignWorkers } from './schemas'

/**
 * The notification of foreign workers (外国人雇用状況の届出): beginnings and ends of employment in a month. The only place that
 * names nationality; every read is recorded in the audit log.
 */
export const foreignWorkers = resource('foreignWorkers', {
  month: endpoint('GET /clients/{clientId}/foreign_worker_notifications', {
    query: foreignWorkersQuery,
    response: json<ForeignWorkers>(),
    permission: 'worker.pii',
    audit: true,
  }),
  /** An export: recorded in the audit log. */
  file: endpoint('GET /clients/{clientId}/foreign_worker_notifications/workers.csv', {
    query: foreignWorkersQuery,
    response: 'text/csv',
    permission: 'worker.pii',
    errors: ['too_many_rows'],
  }),
})
