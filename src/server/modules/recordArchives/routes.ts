import { urlOf } from '@/contracts/endpoint'
import {
  recordArchives as contract,
  storeRecordArchives as storeContract,
} from '@/contracts/recordArchives'
import {
  RecordArchive,
  RecordArchiveRequest,
  RecordArchives,
  RecordCounts,
  StoreRecordArchiveRequest,
  type RecordProgress,
} from '@/contracts/recordArchives/schemas'
import { savedFile } from '@/domain/audit/auditChange'
import { cannotArchiveYear, recordYearFileName } from '@/domain/records/recordYear'
import { lastPaidOn } from '@/domain/records/retention'
import type { Month } from '@/lib/date'
import { uniqueIds } from '@/lib/uniqueIds'
import { CompanyScope, type ClientScope } from '@/server/auth/tenantScope'
import type { Operation, Tx } from '@/server/db/transaction'
import type { AppContext, Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { refuseForeignStores } from '@/server/modules/clients/records/clients'
import {
  deleteExportFile,
  exportFileOfLink,
  exportStatusOf,
  linkQueryOf,
  recentExportFiles,
  requestExportFile,
  streamExportFile,
  type ExportFile,
  type InTransaction,
} from '@/server/modules/exportFiles/service'
import { countRecords } from './counts'
import { recordArchivesReference, storeRecordArchivesReference } from './reference'
import { oldestRecords, storesOf, paidShiftsOf, type PaidShift } from './repository'

const FILE_KINDS = ['recordArchive'] as const

const linkOf = (
  { id: storageId, companyId, clientId }: ExportFile,
  query: ReturnType<typeof linkQueryOf>,
) =>
  clientId === null
    ? urlOf(contract.file, { companyId, storageId, query })
    : urlOf(storeContract.file, { clientId, storageId, query })

/** Returns the progress of a file that is being made; null before its first record. */
function progressOf(
  { progressStep, progressDone, progressTotal }: ExportFile,
  status: RecordArchive['status'],
): RecordProgress | null {
  if (status !== 'processing' || progressStep === null) return null
  return { kind: progressStep, doneCount: progressDone ?? 0, totalCount: progressTotal ?? 0 }
}

function toRecordArchive(file: ExportFile, accountId: number, now: Date): RecordArchive {
  const { id, requestedByName, requestedAt, expiresAt, rowCount, byteSize } = file
  const status = exportStatusOf(file, now)
  return {
    ...RecordArchiveRequest.parse(file.parameters),
    id,
    status,
    requestedByName,
    requestedAt,
    expiresAt,
    fileCount: rowCount,
    byteSize,
    progress: progressOf(file, status),
    link: status === 'succeeded' ? linkOf(file, linkQueryOf(file, accountId, now)) : null,
  }
}

/** Throws ApiError 422 for a month that cannot end a year of records. */
function refuseWrongYear(lastMonth: Month, now: Date) {
  const reason = cannotArchiveYear(lastMonth, now)
  if (reason) throw invalid({ lastMonth: reason })
}

/** How many files and records of each kind the ZIP of a year would hold; stores of other companies are ignored. */
async function recordCounts(
  operation: Operation,
  scope: CompanyScope | ClientScope,
  selection: { lastMonth: Month; clientIds: readonly number[] },
): Promise<RecordCounts> {
  refuseWrongYear(selection.lastMonth, operation.now)
  const inTransaction: InTransaction = (work) => work(operation)
  return { items: await countRecords({ scope, inTransaction }, selection) }
}

type Asker = { context: AppContext; account: { id: number; name: string }; now: Date }
type Request = Asker & Pick<Call<typeof contract.request>, 'recordForAudit'>

const nameOf = ({ parameters }: Pick<ExportFile, 'parameters'>) =>
  recordYearFileName(RecordArchiveRequest.parse(parameters).lastMonth)

/** Queues the records of a year. Throws ApiError 422, which names the invalid field. */
async function requestArchive(
  { context, account, now, recordForAudit }: Request,
  owner: CompanyScope | ClientScope,
  body: RecordArchiveRequest,
): Promise<RecordArchive> {
  refuseWrongYear(body.lastMonth, now)
  const { db: database, random } = context
  return database.tx('system', async (db) => {
    const clientIds = uniqueIds(body.clientIds)
    await refuseForeignStores(db, owner.companyId, clientIds)
    const { lastMonth, kinds } = body
    const parameters = { lastMonth, clientIds, ...(kinds && { kinds }) }
    const request = { owner, account, kind: 'recordArchive', parameters } as const
    const file = await requestExportFile({ db, now, random }, request)
    recordForAudit({ changes: [savedFile(nameOf(file))] })
    return toRecordArchive(file, account.id, now)
  })
}

async function recentArchives(
  operation: Operation,
  owner: CompanyScope | ClientScope,
  account: { id: number },
): Promise<RecordArchives> {
  const { db, now } = operation
  const files = await recentExportFiles(operation, owner, FILE_KINDS)
  const clientIds =
    owner instanceof CompanyScope
      ? (await storesOf(db, owner.companyId, [])).map(({ id }) => id)
      : [owner.clientId]
  return {
    items: files.map((file) => toRecordArchive(file, account.id, now)),
    ...(await retentionStart(db, clientIds)),
  }
}

/** Returns the days from which the retention period of the oldest record counts: the work day and the last payday. */
async function retentionStart(db: Tx, clientIds: readonly number[]) {
  const oldest = await oldestRecords(db, clientIds)
  if (!oldest) return { oldestOn: null, oldestPaidOn: null }
  const { workOn } = oldest
  const shifts: PaidShift[] = []
  for (const clientId of oldest.clientIds)
    shifts.push(...(await paidShiftsOf(db, { clientId, fromOn: workOn, toOn: workOn })))
  return { oldestOn: workOn, oldestPaidOn: lastPaidOn(shifts) ?? null }
}

type FileCall = Request & {
  storageId: number
  query: { expires: number; signature: string }
  setResponseHeader: (name: string, value: string) => void
}
/** The ZIP of a link; 404 for a link that has expired or belongs to another account. */
async function archiveFile(call: FileCall, owner: CompanyScope | ClientScope) {
  const { context, account, storageId, query, now, setResponseHeader } = call
  const target = { owner, fileId: storageId, accountId: account.id }
  const file = await context.db.tx(owner, (db) => exportFileOfLink({ db, now }, target, query))
  call.recordForAudit({ changes: [savedFile(nameOf(file))] })
  return streamExportFile({ context, scope: owner, setResponseHeader }, file, nameOf(file))
}

/** Deletes the file of a request, made or not. */
async function removeArchive({
  db,
  scope,
  storageId,
  recordForAudit,
}: Call<typeof contract.remove> | Call<typeof storeContract.remove>) {
  const file = await deleteExportFile(db, scope, FILE_KINDS, storageId)
  recordForAudit({ changes: [savedFile(nameOf(file))] })
}

export const recordArchiveRoutes = implement(contract, recordArchivesReference, {
  list: {
    response: RecordArchives,
    run: ({ db, scope, account, now }) => recentArchives({ db, now }, scope, account),
  },
  counts: {
    response: RecordCounts,
    run: ({ db, scope, query: { last_month: lastMonth, client_ids: clientIds }, now }) =>
      recordCounts({ db, now }, scope, { lastMonth, clientIds }),
  },
  request: {
    body: RecordArchiveRequest,
    response: RecordArchive,
    manualTransaction: (call) => requestArchive(call, call.scope, call.body),
  },
  remove: { run: removeArchive },
  file: { manualTransaction: (call) => archiveFile(call, call.scope) },
})

export const storeRecordArchiveRoutes = implement(storeContract, storeRecordArchivesReference, {
  list: {
    response: RecordArchives,
    run: ({ db, scope, account, now }) => recentArchives({ db, now }, scope, account),
  },
  counts: {
    response: RecordCounts,
    run: ({ db, scope, query: { last_month: lastMonth }, now }) =>
      recordCounts({ db, now }, scope, { lastMonth, clientIds: [scope.clientId] }),
  },
  request: {
    body: StoreRecordArchiveRequest,
    response: RecordArchive,
    manualTransaction: (call) =>
      requestArchive(call, call.scope, { ...call.body, clientIds: [call.scope.clientId] }),
  },
  remove: { run: removeArchive },
  file: { manualTransaction: (call) => archiveFile(call, call.scope) },
})
