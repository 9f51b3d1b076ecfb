/** Could the rows be on several databases, sharded by company? docs/OPERATIONS.md says what would follow. */
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { methodOf } from '@/contracts/endpoint'
import * as schema from '@/server/db/schema'
import { browser, testContext } from '../kit/app'
import { statementsOf } from '../kit/statements'
import { idsOf, routes, urlFor } from './kit'
import { tablesWithoutKey, type KeyedTables } from './shardKeys'

const keyColumns = { companyId: 'company_id', clientId: 'client_id' } as const
const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[]
const keysOf = (table: PgTable) => [
  ...Object.entries(keyColumns)
    .filter(([name]) => name in getTableColumns(table))
    .map(([, column]) => column),
  // The row of a store names its owner by its own id.
  ...(table === schema.clients ? ['id'] : []),
]
const keyedTables: KeyedTables = new Map(
  tables
    .map((table) => [getTableName(table), keysOf(table)] as const)
    .filter(([, keys]) => keys.length > 0),
)

/** Signing in has to find an account before its company or store is known. */
const OF_THE_ACCOUNT = ['memberships', 'clients']
/** The reads that do not name the owner of the rows. Each would have to be rewritten before sharding. */
const EXCEPTIONS: Record<string, string[]> = {
  billing_operations: [
    'GET /clients/{clientId}/record_archives/counts',
    'GET /clients/{clientId}/statements/details.csv',
    'GET /clients/{clientId}/statements/leave_allowance_adjustments.csv',
    'GET /companies/{companyId}/confirmed_billing_operations/{billingOperationId}/detail.pdf',
    'GET /companies/{companyId}/statements/billing_transfer_commissions.csv',
    'GET /companies/{companyId}/statements/details/of_client.csv',
    'GET /companies/{companyId}/statements/leave_allowance_adjustments.csv',
  ],
  billing_store_totals: [
    'GET /clients/{clientId}/statements',
    'GET /companies/{companyId}/confirmed_billing_operations/{billingOperationId}/detail.pdf',
    'GET /companies/{companyId}/statements',
    'GET /companies/{companyId}/statements/client_statements.csv',
    'GET /companies/{companyId}/statements/company_statements.csv',
    'GET /companies/{companyId}/statements/details',
  ],
  client_visits: ['GET /accounts/me/accessible_resources/clients'],
  identification_applications: ['GET /companies/{companyId}/identification'],
  long_term_candidates: [
    'GET /clients/{clientId}/long_term_jobs/available',
    'GET /clients/{clientId}/long_term_jobs/offerings',
  ],
  multidate_items: [
    'GET /accounts/me/accessible_resources/clients',
    'GET /accounts/me/accessible_resources/companies',
    'GET /accounts/me/notification_counts',
    'GET /companies/{companyId}/clients',
    'GET /companies/{companyId}/clients/clients.csv',
    'GET /companies/{companyId}/saved_view_counts',
  ],
  offer_copies: ['GET /companies/{companyId}/offer_copies/preview'],
  offers: ['GET /companies/{companyId}/offer_copies'],
  subscriptions: ['GET /accounts/me/subscription/clients'],
}
/** The fixture has no row for these. */
const UNREAD = [
  'GET /account_setup_tokens/{setupToken}',
  'GET /clients/{clientId}/document_files/{documentFileId}',
  'GET /clients/{clientId}/files/{fileId}',
  'GET /clients/{clientId}/manuals/{manualId}',
  'GET /clients/{clientId}/record_archives/{storageId}/file',
  'GET /companies/{companyId}/groups/{groupId}',
  'GET /companies/{companyId}/record_archives/{storageId}/file',
  'GET /companies/{companyId}/statements/async/company_statements/{billingFileId}/file.csv',
  'GET /companies/{companyId}/worker_list_storages/{storageId}/file',
]

test('読み取りの文は、どの企業か店舗の行かを名指す。そうでないものは一覧にある', async () => {
  const context = await testContext()
  await context.reset()
  const ids = await idsOf(1, 11)
  const without: Record<string, string[]> = {}
  const unread: string[] = []
  for (const { endpoint } of routes) {
    if (methodOf(endpoint) !== 'GET' || endpoint.operation.includes('/events')) continue
    let isRead = false
    for (const who of ['company', 'manager', 'accounting'] as const) {
      const person = await browser(who)
      const statements = await statementsOf(context.engine, async () => {
        const answer = await person.call('GET', urlFor(endpoint, ids))
        await answer.arrayBuffer()
        isRead = answer.ok
      })
      if (!isRead) continue
      const found = new Set(statements.flatMap((text) => tablesWithoutKey(text, keyedTables)))
      for (const table of OF_THE_ACCOUNT) found.delete(table)
      for (const table of found)
        without[table] = [...(without[table] ?? []), endpoint.operation].sort()
      break
    }
    if (!isRead) unread.push(endpoint.operation)
  }
  expect(without).toEqual(EXCEPTIONS)
  expect(unread.sort()).toEqual(UNREAD)
}, 180_000)

const keyed = new Map([
  ['offerings', ['client_id']],
  ['matchings', ['client_id']],
  ['invoices', ['company_id']],
])

test.each([
  ['the store is compared', `select "id" from "offerings" where "offerings"."client_id" = $1`, []],
  [
    'one of several stores',
    `select "id" from "offerings" where "offerings"."client_id" in ($1, $2)`,
    [],
  ],
  ['a column of the only table', `delete from "invoices" where "company_id" = $1`, []],
  [
    'joined by the store',
    `select 1 from "matchings" inner join "offerings" on ("offerings"."client_id" = "matchings"."client_id") where "matchings"."client_id" = $1`,
    [],
  ],
  ['only its id', `select "id" from "offerings" where "offerings"."id" = $1`, ['offerings']],
  [
    'the other table has none',
    `select 1 from "matchings" inner join "offerings" on "offerings"."id" = "matchings"."offering_id" where "matchings"."client_id" = $1`,
    ['offerings'],
  ],
  [
    'under another name',
    `select 1 from "offerings" "other" where "other"."id" = $1`,
    ['offerings'],
  ],
  ['the store is only selected', `select "offerings"."client_id" from "offerings"`, ['offerings']],
  ['new rows say whose they are', `insert into "offerings" ("client_id") values ($1)`, []],
  ['a table of nobody', `select 1 from "jobs" where "id" = $1`, []],
])('%s', (_, statement, tables) => {
  expect(tablesWithoutKey(statement, keyed)).toEqual(tables)
})
