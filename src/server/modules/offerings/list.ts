import { and, asc, desc, eq, exists, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { OfferingStatus } from '@/contracts/offerings/enums'
import type { offeringFileQuery, offeringListQuery } from '@/contracts/offerings/query'
import { countLimit } from '@/lib/countLimit'
import { addDays, dayOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { countUpTo, PER_PAGE } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import { together } from '@/server/db/together'
import type { Tx } from '@/server/db/transaction'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import { exportLimit } from '@/server/platform/exports/export'
import { offeringColumns, statusAt, visibilityAt } from './records/offerings'
import { toOfferings } from './repository'

type Conditions = QueryValue<typeof offeringFileQuery>
type Wanted = QueryValue<typeof offeringListQuery>
const earliestFirst = [asc(offerings.workOn), asc(offerings.startAt), asc(offerings.id)]
const latestFirst = [desc(offerings.workOn), desc(offerings.startAt), desc(offerings.id)]

/**
 * Condition for a status. It also restricts the days, because the status is computed and only the days have an index.
 */
function ofStatus(status: OfferingStatus, now: Date) {
  const today = dayOf(now)
  const { publishedAt, workOn } = offerings
  const days: Record<OfferingStatus, SQL | undefined> = {
    unpublished: sql`(${publishedAt} is null or (${publishedAt} > ${now.toISOString()} and ${workOn} >= ${today}))`,
    published: gte(workOn, today),
    matching: gte(workOn, today),
    working: and(gte(workOn, addDays(today, -1)), lte(workOn, today)),
    finished: lte(workOn, today),
  }
  return and(days[status], eq(statusAt(now), status))
}

/**
 * Returns the titles of a store's offerings that contain the text. The recursive query steps from one distinct title to
 * the next in the index; a store has few distinct titles, however many offerings.
 */
async function namesWith(db: Tx, scope: ClientScope, keyword: string) {
  const next = (after?: SQL) =>
    sql`select ${offerings.title} as name from ${offerings} where ${and(scope.has(offerings), after)} order by ${offerings.title} limit 1`
  const names = db
    .select({ name: sql<string>`name` })
    .from(
      sql`(with recursive names as ((${next()}) union all select (${next(sql`${offerings.title} > names.name`)}) from names where names.name is not null) select name from names) as names`,
    )
    .where(contains(sql`name`, keyword))
  return (await names).map((row) => row.name)
}

const titleIn = (titles: string[]) =>
  titles.length > 0 ? inArray(offerings.title, titles) : sql`false`

/** The condition for the offerings that a query asks for. */
export async function wantedOfferings(db: Tx, scope: ClientScope, query: Conditions, now: Date) {
  const {
    fromOn,
    toOn,
    offerId,
    status,
    scope: visibility,
    hasVacancy,
    unreviewed,
    keyword,
  } = query
  const names = keyword ? await namesWith(db, scope, keyword) : []
  return and(
    scope.has(offerings),
    fromOn ? gte(offerings.workOn, fromOn) : undefined,
    toOn ? lte(offerings.workOn, toOn) : undefined,
    offerId ? eq(offerings.offerId, offerId) : undefined,
    status ? ofStatus(status, now) : undefined,
    visibility ? eq(visibilityAt(now), visibility) : undefined,
    // The computed scope differs from the stored one only for offerings that became public, so for any other scope the
    // stored column, which has an index, is compared too.
    visibility && visibility !== 'public' ? eq(offerings.scope, visibility) : undefined,
    // A seat can still be taken only while applications are open.
    hasVacancy
      ? and(gt(offerings.peopleWanted, offerings.peopleMatched), ofStatus('published', now))
      : undefined,
    unreviewed
      ? exists(
          db
            .select({ one: sql`1` })
            .from(matchings)
            .where(
              and(scope.has(matchings), eq(matchings.offeringId, offerings.id), isUnreviewed(now)),
            ),
        )
      : undefined,
    keyword ? titleIn(names) : undefined,
  )
}

/** Returns the ids that the conditions find in the order of the list, at most one more than an export may have. */
export async function listedOfferingIds(db: Tx, scope: ClientScope, query: Conditions, now: Date) {
  const wanted = await wantedOfferings(db, scope, query, now)
  const idsOf = async (where: SQL | undefined, order: SQL[], limit: number) => {
    const rows = await db
      .select({ id: offerings.id })
      .from(offerings)
      .where(where)
      .orderBy(...order)
      .limit(limit)
    return rows.map(({ id }) => id)
  }
  if (query.fromOn) return idsOf(wanted, earliestFirst, exportLimit)
  if (query.toOn) return idsOf(wanted, latestFirst, exportLimit)
  const today = dayOf(now)
  const ahead = await idsOf(and(wanted, gte(offerings.workOn, today)), earliestFirst, exportLimit)
  const past = and(wanted, lt(offerings.workOn, today))
  return [...ahead, ...(await idsOf(past, latestFirst, exportLimit - ahead.length))]
}

const anyOfferings = (db: Tx, where: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(offerings)
    .where(where)

/** Counts the offerings that the conditions find, up to `max`. */
export const countOfferings = async (
  { db, scope, now }: StoreOperation,
  query: Conditions,
  max: number,
) => countUpTo(db, anyOfferings(db, await wantedOfferings(db, scope, query, now)), max)

/** Rows of a page of the dense list. */
const DENSE_PER_PAGE = 50

/**
 * Returns one page of the offerings. With a first day they are ordered by start; with only a last day, the latest
 * first. Without a range, the coming ones by start are followed by the past ones, the latest first. Both parts are
 * ranges of one index, so PostgreSQL sorts nothing, however many offerings a store has. The total is counted up to
 * `countLimit`.
 */
export async function listOfferings(db: Tx, scope: ClientScope, query: Wanted, now: Date) {
  const wanted = await wantedOfferings(db, scope, query, now)
  const perPage = query.dense ? DENSE_PER_PAGE : PER_PAGE
  const offset = (query.page - 1) * perPage
  const max = countLimit(query.page, perPage)
  const read = (where: SQL | undefined, order: SQL[], from: number, limit: number) => {
    // The ids come first, so that PostgreSQL skips the offerings before the page in the index, without their rows. They
    // are an array, which it evaluates once even without statistics of a table that was just filled.
    const paged = db
      .select({ id: offerings.id })
      .from(offerings)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(from)
    return db
      .select(offeringColumns)
      .from(offerings)
      .where(sql`${offerings.id} = any(array(${paged}))`)
      .orderBy(...order)
  }
  const countOf = (where: SQL | undefined, upTo: number) =>
    countUpTo(db, anyOfferings(db, where), upTo)
  const page = async () => {
    if (query.fromOn)
      return {
        rows: await read(wanted, earliestFirst, offset, perPage),
        totalCount: await countOf(wanted, max),
      }
    if (query.toOn)
      return {
        rows: await read(wanted, latestFirst, offset, perPage),
        totalCount: await countOf(wanted, max),
      }
    const today = dayOf(now)
    const ahead = and(wanted, gte(offerings.workOn, today))
    const past = and(wanted, lt(offerings.workOn, today))
    const [[counted], rows] = await together([
      db
        .select({ aheadCount: countOf(ahead, max), pastCount: countOf(past, max) })
        .from(sql`(select) as nothing`),
      read(ahead, earliestFirst, offset, perPage),
    ])
    const { aheadCount = 0, pastCount = 0 } = counted ?? {}
    const left = perPage - rows.length
    if (left > 0)
      rows.push(...(await read(past, latestFirst, Math.max(0, offset - aheadCount), left)))
    return { rows, totalCount: Math.min(max, aheadCount + pastCount) }
  }
  const { rows, totalCount } = await page()
  return {
    items: await toOfferings(db, scope, rows, now),
    page: query.page,
    perPage,
    totalCount,
  }
}
