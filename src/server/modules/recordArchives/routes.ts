import { urlOf } from '@/contracts/endpoint'
import { recordArchives as contract } from '@/contracts/recordArchives'
import { recordArchivesReference } from '@/contracts/recordArchives/reference'
import {
  RecordArchive,
  RecordArchiveRequest,
  RecordArchives,
} from '@/contracts/recordArchives/schemas'
import { cannotArchiveYear } from '@/domain/records/recordYear'
import { invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { refuseForeignStores } from '@/server/lookups/clients'
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

const KINDS = ['recordArchive'] as const

function toRecordArchive(file: ExportFile, accountId: number, now: Date): RecordArchive {
  const { id, companyId, requestedByName, requestedAt, expiresAt, rowCount, byteSize } = file
  const status = exportStatusOf(file, now)
  const link = () =>
    urlOf(contract.file, { companyId, storageId: id, query: linkQueryOf(file, accountId, now) })
  return {
    ...RecordArchiveRequest.parse(file.parameters),
    id,
    status,
    requestedByName,
    requestedAt,
    expiresAt,
    fileCount: rowCount,
    byteSize,
    link: status === 'succeeded' ? link() : null,
  }
}

export const recordArchiveRoutes = implement(contract, recordArchivesReference, {
  list: {
    response: RecordArchives,
    run: async ({ db, scope, account, now }) => {
      const files = await recentExportFiles({ db, now }, scope.companyId, KINDS)
      return { items: files.map((file) => toRecordArchive(file, account.id, now)) }
    },
  },
  request: {
    body: RecordArchiveRequest,
    response: RecordArchive,
    manualTransaction: async ({ context, scope: { companyId }, account, body, now }) => {
      const reason = cannotArchiveYear(body.year, now)
      if (reason) throw invalid({ year: reason })
      return context.db.tx('system', async (db) => {
        const clientIds = [...new Set(body.clientIds)].sort((a, b) => a - b)
        await refuseForeignStores(db, companyId, clientIds)
        const { random } = context
        const parameters = { year: body.year, clientIds }
        const request = { companyId, account, kind: 'recordArchive', parameters } as const
        const file = await requestExportFile({ db, now, random }, request)
        return toRecordArchive(file, account.id, now)
      })
    },
  },
  remove: {
    run: ({ db, scope, storageId }) => deleteExportFile(db, scope.companyId, KINDS, storageId),
  },
  file: {
    manualTransaction: async (call) => {
      const { context, scope, account, storageId, query, now, setResponseHeader } = call
      const target = { companyId: scope.companyId, fileId: storageId, accountId: account.id }
      const file = await context.db.tx(scope, (db) => exportFileOfLink({ db, now }, target, query))
      const { year } = RecordArchiveRequest.parse(file.parameters)
      return streamExportFile({ context, scope, setResponseHeader }, file, `帳票_${year}年.zip`)
    },
  },
})
