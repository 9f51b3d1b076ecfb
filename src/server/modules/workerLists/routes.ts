import { urlOf } from '@/contracts/endpoint'
import { workerLists as contract } from '@/contracts/workerLists'
import { workerListColumns } from '@/contracts/workerLists/enums'
import { WorkerListFile, WorkerListFiles, WorkerListRequest } from '@/contracts/workerLists/schemas'
import { savedFile } from '@/domain/audit/auditChange'
import { cannotMakeWorkerList } from '@/domain/workers/workerList'
import { dayOf } from '@/lib/date'
import { uniqueIds } from '@/lib/uniqueIds'
import type { Operation } from '@/server/db/transaction'
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
} from '@/server/modules/exportFiles/service'
import { sizes } from '@/server/platform/rateLimiter'
import { workerListsReference } from './reference'
import { countRows } from './repository'

const FILE_KINDS = ['workerList'] as const

function toWorkerListFile(file: ExportFile, accountId: number, now: Date): WorkerListFile {
  const { id, companyId, requestedByName, requestedAt, expiresAt, rowCount } = file
  const status = exportStatusOf(file, now)
  const link = () =>
    urlOf(contract.file, { companyId, storageId: id, query: linkQueryOf(file, accountId, now) })
  return {
    ...WorkerListRequest.parse(file.parameters),
    id,
    status,
    requestedByName,
    requestedAt,
    expiresAt,
    rowCount,
    replacedCharacters: file.replacedCharacters,
    link: status === 'succeeded' ? link() : null,
  }
}

/** The request in a normalized form, so that the same request is found again. Throws ApiError 422 for a wrong field. */
async function checkRequest(
  { db, now }: Operation,
  companyId: number,
  input: WorkerListRequest,
): Promise<WorkerListRequest> {
  const mistake = cannotMakeWorkerList(input.fromOn, input.toOn, dayOf(now))
  if (mistake) throw invalid({ [mistake.field]: mistake.reason })
  const clientIds = uniqueIds(input.clientIds)
  await refuseForeignStores(db, companyId, clientIds)
  const columns = workerListColumns.filter((key) => input.columns.includes(key))
  const request = { ...input, clientIds, columns }
  if (input.format === 'xlsx') {
    const rowCount = await countRows(db, { ...request, companyId })
    if (rowCount > sizes.exportRows)
      throw invalid({
        format: `Excelで作成できるのは${sizes.exportRows.toLocaleString('ja-JP')}行までです。CSVを選ぶか、期間や店舗をせまくしてください。`,
      })
  }
  return request
}

const extensionOf = ({ format }: WorkerListRequest) => (format === 'xlsx' ? 'xlsx' : 'csv')
/** '労働者名簿_20260801-20261031.xlsx' */
function fileNameOf(file: ExportFile) {
  const request = WorkerListRequest.parse(file.parameters)
  const days = [request.fromOn, request.toOn].map((day) => day.replaceAll('-', '')).join('-')
  return `労働者名簿_${days}.${extensionOf(request)}`
}

export const workerListRoutes = implement(contract, workerListsReference, {
  list: {
    response: WorkerListFiles,
    run: async ({ db, scope, account, now }) => {
      const files = await recentExportFiles({ db, now }, scope, FILE_KINDS)
      return { items: files.map((file) => toWorkerListFile(file, account.id, now)) }
    },
  },
  request: {
    body: WorkerListRequest,
    response: WorkerListFile,
    manualTransaction: async ({ context, scope, account, body, now, recordForAudit }) =>
      context.db.tx('system', async (db) => {
        const { random } = context
        const parameters = await checkRequest({ db, now }, scope.companyId, body)
        const request = { owner: scope, account, kind: 'workerList', parameters } as const
        const file = await requestExportFile({ db, now, random }, request)
        recordForAudit({ changes: [savedFile(fileNameOf(file))] })
        return toWorkerListFile(file, account.id, now)
      }),
  },
  remove: {
    run: async ({ db, scope, storageId, recordForAudit }) => {
      const file = await deleteExportFile(db, scope, FILE_KINDS, storageId)
      recordForAudit({ changes: [savedFile(fileNameOf(file))] })
    },
  },
  file: {
    manualTransaction: async (call) => {
      const { context, scope, account, storageId, query, now, setResponseHeader } = call
      const target = { owner: scope, fileId: storageId, accountId: account.id }
      const file = await context.db.tx(scope, (db) => exportFileOfLink({ db, now }, target, query))
      call.recordForAudit({ changes: [savedFile(fileNameOf(file))] })
      return streamExportFile({ context, scope, setResponseHeader }, file, fileNameOf(file))
    },
  },
})
