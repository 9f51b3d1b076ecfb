import { fileLinkQuery } from '@/contracts/common/exportFiles'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { WorkerListFile, WorkerListFiles, WorkerListRequest } from './schemas'

/**
 * Worker lists (労働者名簿) of chosen stores and days as files: made in the background, kept for seven days. Every
 * request, download and deletion is recorded in the audit log.
 */
export const workerLists = resource('workerLists', {
  /** The requests of the company in the last 30 days. */
  list: endpoint('GET /companies/{companyId}/worker_list_storages', {
    response: json<WorkerListFiles>(),
    permission: 'workerList.export',
  }),
  /** The same request of the same account within ten minutes returns the same file. */
  request: endpoint('POST /companies/{companyId}/worker_list_storages', {
    body: json<WorkerListRequest>(),
    response: json<WorkerListFile>(),
    permission: 'workerList.export',
  }),
  remove: endpoint('DELETE /companies/{companyId}/worker_list_storages/{storageId}', {
    permission: 'workerList.export',
  }),
  /** The file itself, by the link in `WorkerListFile`. */
  file: endpoint('GET /companies/{companyId}/worker_list_storages/{storageId}/file', {
    query: fileLinkQuery,
    response: 'application/octet-stream',
    permission: 'workerList.export',
    audit: true,
  }),
})
