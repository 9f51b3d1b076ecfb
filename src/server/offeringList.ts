import { and, asc, desc, eq, exists, gt, gte, ilike, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { offerings as contract } from '@/contracts/offerings'
import { dayOf } from '@/lib/jst'
import type { QueryValue } from '@/lib/query'
import type { Tx } from './db/database'
import { matchings, offerings } from './db/schema'
import { offeringColumns, shown, statusAt, unreviewedMatching, visibilityAt } from './offeringRows'
import { COUNTED, escapeLike, PER_PAGE } from './rows'
import type { ClientScope } from './scope'

type Wanted = QueryValue<typeof contract.list.query>
const first = [asc(offerings.workOn), asc(offerings.startAt), asc(offerings.id)],
  last = [desc(offerings.workOn), desc(offerings.startAt), desc(offerings.id)]

/** Which postings a reader wants. */
export function filtered(db: Tx, scope: ClientScope, query: Wanted, now: Date) {
  return and(
    scope.has(offerings),
    query.fromOn ? gte(offerings.workOn, query.fromOn) : undefined,
    query.toOn ? lte(offerings.workOn, query.toOn) : undefined,
    query.offerId ? eq(offerings.offerId, query.offerId) : undefined,
    query.status ? eq(statusAt(now), query.status) : undefined,
    query.scope ? eq(visibilityAt(now), query.scope) : undefined,
    // A seat can still be taken only while applications are open.
    query.hasVacancy ? and(gt(offerings.peopleWanted, offerings.peopleMatched), eq(statusAt(now), 'published')) : undefined,
    query.unreviewed
      ? exists(
          db
            .select({ one: sql`1` })
            .from(matchings)
            .where(and(scope.has(matchings), eq(matchings.offeringId, offerings.id), unreviewedMatching)),
        )
      : undefined,
    query.keyword ? ilike(offerings.title, `%${escapeLike(query.keyword)}%`) : undefined,
  )
}

/**
 * One page. With a first day: by start. With a last day alone: the latest first.
 * Without a range: from today on by start, then what is past, the latest first.
 * Both halves of the last are ranges of one index, so nothing is sorted, however many postings a store has.
 */
export async function listOfferings(db: Tx, scope: ClientScope, query: Wanted, now: Date) {
  const wanted = filtered(db, scope, query, now),
    offset = (query.page - 1) * PER_PAGE
  const read = (where: SQL | undefined, order: SQL[], from: number, limit: number) =>
    db
      .select(offeringColumns)
      .from(offerings)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(from)
  const counted = (where: SQL | undefined) =>
    db.$count(
      db
        .select({ one: sql`1` })
        .from(offerings)
        .where(where)
        .limit(COUNTED)
        .as('wanted'),
    )
  const page = async () => {
    if (query.fromOn) return { rows: await read(wanted, first, offset, PER_PAGE), totalCount: await counted(wanted) }
    if (query.toOn) return { rows: await read(wanted, last, offset, PER_PAGE), totalCount: await counted(wanted) }
    const today = dayOf(now),
      ahead = and(wanted, gte(offerings.workOn, today)),
      past = and(wanted, lt(offerings.workOn, today))
    const aheadCount = await counted(ahead)
    const rows = offset < aheadCount ? await read(ahead, first, offset, PER_PAGE) : []
    const left = PER_PAGE - rows.length
    if (left > 0) rows.push(...(await read(past, last, Math.max(0, offset - aheadCount), left)))
    return { rows, totalCount: Math.min(COUNTED, aheadCount + (await counted(past))) }
  }
  const { rows, totalCount } = await page()
  return { items: await shown(db, scope, rows, now), page: query.page, perPage: PER_PAGE, totalCount }
}
