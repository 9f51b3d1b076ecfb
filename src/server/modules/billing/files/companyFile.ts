import { and, eq, inArray } from 'drizzle-orm'
import type { BillingFileKind, CsvEncoding } from '@/contracts/billing/enums'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { clients } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { makeFile, monthsAsked } from './makeFile'
import type { InTransaction } from './types'

/** Throws ApiError 422 for a store that is not of the company. */
export async function refuseForeignStores(
  db: Tx,
  companyId: number,
  clientIds: readonly number[],
): Promise<void> {
  if (clientIds.length === 0) return
  const ids = [...clientIds]
  const known = await db.$count(
    clients,
    and(eq(clients.companyId, companyId), inArray(clients.id, ids)),
  )
  if (known < ids.length) throw invalid({ client_ids: '店舗を選び直してください。' })
}

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
  const months = monthsAsked(query.from_month, query.to_month, now)
  await inTransaction(({ db }) => refuseForeignStores(db, companyId, query.client_ids))
  return makeFile(
    inTransaction,
    {
      kind,
      months,
      encoding: query.encoding,
      scope: { companyId, clientIds: query.client_ids, canSeeNames: scope.may('worker.pii') },
    },
    setResponseHeader,
  )
}

/** A file of one store. Whether a month is confirmed is the company's, so row-level security is left for the reads. */
export async function storeFile(
  kind: BillingFileKind,
  { context, scope, query, now, setResponseHeader }: FileCall<ClientScope, StoreQuery>,
) {
  const { companyId, clientId } = scope
  const inTransaction: InTransaction = (work) =>
    context.db.tx(scope, (db) => bypassRls(db, scope, () => work({ db, now })))
  return makeFile(
    inTransaction,
    {
      kind,
      months: monthsAsked(query.from_month, query.to_month, now),
      encoding: query.encoding,
      scope: { companyId, clientIds: [clientId], canSeeNames: scope.may('worker.pii') },
    },
    setResponseHeader,
  )
}
