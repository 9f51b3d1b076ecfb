import { fileLinkQuery } from '@/contracts/common/exportFiles'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { recordCountQuery, storeRecordCountQuery } from './query'
import type {
  RecordArchive,
  RecordArchiveRequest,
  RecordArchives,
  RecordCounts,
  StoreRecordArchiveRequest,
} from './schemas'

/**
 * The records vault (帳票の保管庫): all records of a year of chosen stores as one ZIP with an index, made in the background
 * and kept for seven days. Every request, download and deletion is recorded in the audit log.
 */
export const recordArchives = resource('recordArchives', {
  /** The requests of the company in the last 30 days. */
  list: endpoint('GET /companies/{companyId}/record_archives', {
    response: json<RecordArchives>(),
    permission: 'workerList.export',
  }),
  /** The numbers of files and records of each kind of a year, before they are requested. */
  counts: endpoint('GET /companies/{companyId}/record_archives/counts', {
    query: recordCountQuery,
    response: json<RecordCounts>(),
    permission: 'workerList.export',
  }),
  /** The same request of the same account within ten minutes returns the same file. */
  request: endpoint('POST /companies/{companyId}/record_archives', {
    body: json<RecordArchiveRequest>(),
    response: json<RecordArchive>(),
    permission: 'workerList.export',
  }),
  remove: endpoint('DELETE /companies/{companyId}/record_archives/{storageId}', {
    permission: 'workerList.export',
  }),
  /** The file itself, by the link in `RecordArchive`. */
  file: endpoint('GET /companies/{companyId}/record_archives/{storageId}/file', {
    query: fileLinkQuery,
    response: 'application/octet-stream',
    permission: 'workerList.export',
    audit: true,
  }),
})

/** The records vault of one store: like that of the company, without invoices. */
export const storeRecordArchives = resource('storeRecordArchives', {
  /** The requests of this store in the last 30 days, without those of its company. */
  list: endpoint('GET /clients/{clientId}/record_archives', {
    response: json<RecordArchives>(),
    permission: 'workerList.export',
  }),
  /** The numbers of files and records of each kind of a year of this store, before they are requested. */
  counts: endpoint('GET /clients/{clientId}/record_archives/counts', {
    query: storeRecordCountQuery,
    response: json<RecordCounts>(),
    permission: 'workerList.export',
  }),
  /** The same request of the same account within ten minutes returns the same file. */
  request: endpoint('POST /clients/{clientId}/record_archives', {
    body: json<StoreRecordArchiveRequest>(),
    response: json<RecordArchive>(),
    permission: 'workerList.export',
  }),
  remove: endpoint('DELETE /clients/{clientId}/record_archives/{storageId}', {
    permission: 'workerList.export',
  }),
  /** The file itself, by the link in `RecordArchive`. */
  file: endpoint('GET /clients/{clientId}/record_archives/{storageId}/file', {
    query: fileLinkQuery,
    response: 'application/octet-stream',
    permission: 'workerList.export',
    audit: true,
  }),
})
