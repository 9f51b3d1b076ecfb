import type { BillingFileKind, CsvEncoding } from '@/contracts/billing/enums'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { bypassRls } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { refuseForeignStores, storeName } from '@/server/modules/clients/records/clients'
import type { InTransaction } from '@/server/modules/exportFiles/service'
import { makeFile, parseMonthRange, storesCovered } from './makeFile'

type StoreQuery = { from_month: string; to_month: string; encoding: CsvEncoding }
type FileCall<S, Q> = {
  context: AppContext
  scope: S
  query: Q
  now: Date
  setResponseHeader: (name: string, value: string) => void
}

/** One of the six files of a company. */
export async function companyFile(
  kind: BillingFileKind,
  {
    context,
    scope,
    query,
    now,
    setResponseHeader,
  }: FileCall<CompanyScope, StoreQuery & { client_ids: readonly number[] }>,
) {
  const { companyId } = scope
  const inTransaction: InTransaction = (work) => context.db.tx(scope, (db) => work({ db, now }))
  const months = parseMonthRange(query.from_month, query.to_month, now)
  const covers = await inTransaction(async ({ db }) => {
    await refuseForeignStores(db, companyId, query.client_ids)
    return storesCovered(db, query.client_ids)
  })
  return makeFile(
    inTransaction,
    {
      kind,
      covers,
      months,
      encoding: query.encoding,
      scope: { companyId, clientIds: query.client_ids, canSeeNames: scope.may('worker.pii') },
    },
    setResponseHeader,
  )
}

/**
 * Makes a file of one store. It reads outside row-level security: only the company's rows say whether a month is
 * confirmed.
 */
export async function storeFile(
  kind: BillingFileKind,
  { context, scope, query, now, setResponseHeader }: FileCall<ClientScope, StoreQuery>,
) {
  const { companyId, clientId } = scope
  const inTransaction: InTransaction = (work) =>
    context.db.tx(scope, (db) => bypassRls(db, scope, () => work({ db, now })))
  const name = await inTransaction(({ db }) => storeName(db, clientId))
  return makeFile(
    inTransaction,
    {
      kind,
      covers: name,
      months: parseMonthRange(query.from_month, query.to_month, now),
      encoding: query.encoding,
      scope: { companyId, clientIds: [clientId], canSeeNames: scope.may('worker.pii') },
    },
    setResponseHeader,
  )
}
