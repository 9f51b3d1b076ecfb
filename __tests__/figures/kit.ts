import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { paramNames, pathOf, methodOf, type Endpoint } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import * as schema from '@/server/db/schema'
import type { Route } from '@/server/http/route'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { testContext } from '../kit/app'
import { queries } from './exampleQueries'
import { aboutMatched, bodies } from './examples'

export { routes }
/** Whether a call may change data. */
export const isWrite = (r: Route) => methodOf(r.endpoint) !== 'GET'
export const writes = routes.filter(isWrite)
/** Lifts the limits on the number of calls: a figure makes more calls than any caller may. */
setLimitsScale(1_000_000)

export type Ids = Record<string, number | string>
/** The tables whose rows belong to a store, by their names in the database. */
const storeTables = new Set<string>(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => 'clientId' in getTableColumns(table))
    .map((table) => getTableName(table)),
)
/** The tables of the path parameters for which `tableNamedAfter` is wrong. */
const otherTables: Record<string, string> = {
  documentId: 'qualification_documents',
  jobId: 'ai_suggestion_jobs',
  operationId: 'multidate_postings',
  applicationId: 'long_term_candidates',
  preferenceId: 'long_term_candidates',
  taskId: 'business_fact_check_tasks',
  storageId: 'export_files',
}
/** Returns the table that a parameter names: `closing_days` for `closingDayId`. */
const tableNamedAfter = (name: string) =>
  name.replace(/Id$/, 's').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const childTables: Record<string, string> = Object.fromEntries(
  [...new Set(routes.flatMap(({ endpoint }) => paramNames(endpoint)))].flatMap((name) => {
    const table = otherTables[name] ?? tableNamedAfter(name)
    return storeTables.has(table) ? [[name, table]] : []
  }),
)

/** Returns the ids that the paths of one store contain. A key is absent if the store has no such row. */
export async function idsOf(companyId: number, clientId: number): Promise<Ids> {
  const { rows } = (await testContext()).engine
  const ids: Ids = { companyId, clientId, setupToken: 'no-such-token' }
  for (const [name, table] of Object.entries(childTables)) {
    const [row] = await rows(
      `select min(id)::int as id from ${table} where client_id = ${clientId}`,
    )
    if (row?.['id']) ids[name] = Number(row['id'])
  }
  if (ids['offeringId']) ids['firstOfferingId'] = ids['offeringId']
  const ofStore = `where client_id = ${clientId}`
  const others: Record<string, string> = {
    preferenceId: `min(id)::int as id from long_term_candidates ${ofStore} and kind = 'preference'`,
    userId: `min(user_id)::int as id from matchings ${ofStore}`,
    matchedOfferingId: `min(offering_id)::int as id from matchings ${ofStore}`,
    chatRoomUid: `min(uid) as id from chat_rooms ${ofStore}`,
    noticeId: 'min(id)::int as id from notices',
    identificationDocumentId: `min(id)::int as id from identification_documents where company_id = ${companyId}`,
    billingOperationId: `min(id)::int as id from billing_operations where company_id = ${companyId}`,
    // The store's clerk, because its manager may not change those above.
    accountId: `max(account_id)::int as id from memberships ${ofStore}`,
  }
  for (const [name, query] of Object.entries(others)) {
    const [row] = await rows(`select ${query}`)
    if (row?.['id']) ids[name] = row['id'] as Ids[string]
  }
  return ids
}
/** Replaces the named ids by one that no row has. */
export const missing = (ids: Ids, ...names: string[]): Ids => ({
  ...ids,
  ...Object.fromEntries(names.map((name) => [name, 999_999_999])),
})

/**
 * Returns the id for a path parameter. A call about the people of an offering needs one that has some, so it takes
 * `matchedOfferingId` in place of the store's first offering. Any other id, such as a foreign one, is kept.
 */
const idFor = (e: Endpoint, ids: Ids, name: string) =>
  name === 'offeringId' &&
  ids[name] === ids['firstOfferingId'] &&
  (e.operation.includes('{userId}') || aboutMatched.has(e.operation))
    ? ids['matchedOfferingId']
    : ids[name]
/** Returns the path of a call with the ids of one tenant. */
export const urlFor = (e: Endpoint, ids: Ids) =>
  pathOf(e).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(idFor(e, ids, name) ?? 999_999_998)),
  ) + (queries[e.operation] ?? '')
/** Returns the path parameters that name something inside a store or a company. */
export const childNames = (e: Endpoint) =>
  paramNames(e).filter(
    (name) => name in childTables || ['userId', 'chatRoomUid', 'accountId'].includes(name),
  )

type JsonSchema = z.core.JSONSchema.BaseSchema
const samples = [
  '09:00',
  '2029-07-01',
  '0312345678',
  '1500001',
  'YWJj',
  'password-9A',
  'someone@example.com',
  'あ',
  '',
]
function text({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'date-time') return '2029-07-01T00:00:00Z'
  if (format === 'date') return '2029-07-01'
  const known =
    pattern === undefined
      ? undefined
      : samples.find(
          (sample) => new RegExp(pattern, 'u').test(sample) && sample.length >= minLength,
        )
  return known ?? 'あ'.repeat(Math.max(1, minLength))
}
/** A choice is made even where it may be left open: an offer without one cannot be posted. */
const isLeftOpen = (either: JsonSchema[]) =>
  either.some(({ type }) => type === 'null') && !either[0]?.enum
/** Generates values that the schema accepts. */
export function example(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const either = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (either) return isLeftOpen(either) ? null : example(either[0] as JsonSchema)
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, example(schema.properties?.[key] as JsonSchema)]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => example(schema.items as JsonSchema))
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'boolean') return false
  return Math.max(
    schema.minimum ?? 1,
    typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : 0,
  )
}
/** The JSON schema of a body. */
export const schemaOf = (body: NonNullable<Route['body']>) =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })

/** Returns a valid body: generated from the schema, with the fields that `examples.ts` replaces. */
export function bodyOf({ endpoint, body }: Route, ids: Ids): unknown {
  if (!body) return undefined
  const made = example(schemaOf(body))
  const overrides = bodies[endpoint.operation]?.(ids)
  return overrides && made && typeof made === 'object' ? { ...made, ...overrides } : made
}

// A refused call may write these: the log of the refusal, the count of calls and the call's idempotency key.
const traces = ['audit_log', 'rate_limits', 'idempotency_keys']
type TableDigest = { table: string; digest: string }
/** Returns a digest of the rows of each table but these. */
export async function digest(): Promise<TableDigest[]> {
  const { rows } = (await testContext()).engine
  const tables = (
    await rows(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    )
  )
    .map((row) => String(row['name']))
    .filter((table) => !traces.includes(table))
  return (
    await rows(
      tables
        .map(
          (table) =>
            `select '${table}' as "table", md5(coalesce(string_agg(to_jsonb(r)::text, ',' order by to_jsonb(r)::text), '')) as digest from "${table}" r`,
        )
        .join(' union all ') + ' order by 1',
    )
  ).map((row) => ({ table: String(row['table']), digest: String(row['digest']) }))
}

/** Returns the text of a response; of an endless stream only its first part. */
export async function textOf(response: Response) {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}
