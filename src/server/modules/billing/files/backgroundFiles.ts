import { companyBilling as contract } from '@/contracts/billing'
import { billingFileKinds, type BillingFileKind } from '@/contracts/billing/enums'
import {
  BillingFileParameters,
  type BillingFile,
  type BillingFileRequest,
} from '@/contracts/billing/schemas'
import { urlOf } from '@/contracts/endpoint'
import { uniqueIds } from '@/lib/uniqueIds'
import type { CompanyScope } from '@/server/auth/tenantScope'
import type { Operation, Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { refuseForeignStores } from '@/server/modules/clients/records/clients'
import {
  exportStatusOf,
  linkQueryOf,
  recentExportFiles,
  requestExportFile,
  type ExportDefinition,
  type ExportFile,
} from '@/server/modules/exportFiles/service'
import { fileNameOf, filePieces, parseMonthRange, storesCovered } from './makeFile'

type Account = { id: number; name: string }

const isBillingKind = (kind: string): kind is BillingFileKind =>
  billingFileKinds.some((billingKind) => billingKind === kind)
function billingKindOf({ kind }: ExportFile): BillingFileKind {
  if (!isBillingKind(kind)) throw new TypeError(`${kind} is no file of the billing`)
  return kind
}

function toBillingFile(file: ExportFile, account: Account, now: Date): BillingFile {
  const status = exportStatusOf(file, now)
  return {
    id: file.id,
    kind: billingKindOf(file),
    ...BillingFileParameters.parse(file.parameters),
    status,
    requestedByName: file.requestedByName,
    requestedAt: file.requestedAt,
    finishedAt: file.finishedAt,
    expiresAt: file.expiresAt,
    rowCount: file.rowCount,
    replacedCharacters: file.replacedCharacters,
    link:
      status === 'succeeded'
        ? urlOf(contract.file, {
            companyId: file.companyId,
            billingFileId: file.id,
            query: linkQueryOf(file, account.id, now),
          })
        : null,
  }
}

/** The billing CSV files that accounts of the company requested recently. */
export async function recentFiles(
  operation: Operation,
  scope: CompanyScope,
  account: Account,
): Promise<{ items: BillingFile[] }> {
  const files = await recentExportFiles(operation, scope, billingFileKinds)
  return { items: files.map((file) => toBillingFile(file, account, operation.now)) }
}

/** Queues a CSV file. Throws ApiError 422, which names the invalid field. */
export async function requestFile(
  operation: Operation & Pick<AppContext, 'random'>,
  owner: CompanyScope,
  account: Account,
  { kind, ...input }: BillingFileRequest,
): Promise<BillingFile> {
  const { db, now } = operation
  parseMonthRange(input.fromMonth, input.toMonth, now)
  const clientIds = uniqueIds(input.clientIds)
  await refuseForeignStores(db, owner.companyId, clientIds)
  const parameters = { ...input, clientIds }
  const file = await requestExportFile(operation, { owner, account, kind, parameters })
  return toBillingFile(file, account, now)
}

/** Returns the name under which a file is downloaded: '明細_全店舗_202610-202612.csv'. */
export async function nameOfStoredFile(db: Tx, file: ExportFile): Promise<string> {
  const { fromMonth, toMonth, clientIds } = BillingFileParameters.parse(file.parameters)
  const covers = await storesCovered(db, clientIds)
  return fileNameOf(billingKindOf(file), covers, [fromMonth, toMonth])
}

const definitionOf = (kind: BillingFileKind): ExportDefinition => ({
  permission: 'billing.export',
  noun: 'CSV',
  page: ({ companyId }) => `/companies/${companyId}/statements`,
  pieces: ({ parameters, scope, inTransaction, now }, written) => {
    const { fromMonth, toMonth, clientIds, encoding } = BillingFileParameters.parse(parameters)
    const months = parseMonthRange(fromMonth, toMonth, now)
    const { companyId } = scope
    const canSeeNames = scope.may('worker.pii')
    return filePieces(
      inTransaction,
      { kind, encoding, months, scope: { companyId, clientIds, canSeeNames } },
      written,
    )
  },
})
/** How the export job makes each of the six files. */
export const billingFileDefinitions: Record<BillingFileKind, ExportDefinition> = {
  companyStatements: definitionOf('companyStatements'),
  clientStatements: definitionOf('clientStatements'),
  details: definitionOf('details'),
  leaveAllowanceAdjustments: definitionOf('leaveAllowanceAdjustments'),
  billingAdjustments: definitionOf('billingAdjustments'),
  transferCommissions: definitionOf('transferCommissions'),
}
