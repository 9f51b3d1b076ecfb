import { and, desc, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { employmentNoticeQuery } from '@/contracts/employmentNotices/query'
import type { VaultNotices } from '@/contracts/employmentNotices/schemas'
import { monthOf } from '@/lib/date'
import { addMonths } from '@/lib/months'
import type { QueryValue } from '@/lib/query'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import { pageOf } from '@/server/db/pagination'
import { clients, employmentNotices, matchings, offerings, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { nameMatches } from '@/server/modules/workers/records/storeWorkers'

type Conditions = QueryValue<typeof employmentNoticeQuery>

// The list of notices in the records vault (帳票の保管庫).

/** Whether the name or furigana contains the keyword, or the keyword is the id of the offering. */
const keywordMatches = (keyword: string) =>
  or(
    nameMatches(keyword),
    /^\d{1,15}$/.test(keyword) ? eq(matchings.offeringId, Number(keyword)) : undefined,
  )

const noticeRows = (db: Tx, where: SQL | undefined) =>
  db
    .select({
      clientId: employmentNotices.clientId,
      clientName: clients.name,
      offeringId: matchings.offeringId,
      userId: matchings.userId,
      workerName: employmentNotices.workerName,
      title: offerings.title,
      startAt: matchings.startAt,
      endAt: matchings.endAt,
      notifiedAt: employmentNotices.notifiedAt,
      readAt: employmentNotices.readAt,
    })
    .from(employmentNotices)
    .innerJoin(matchings, noticeOfMatching)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clients, eq(clients.id, employmentNotices.clientId))
    .where(where)
const countOf = (db: Tx, where: SQL | undefined) => db.$count(noticeRows(db, where).as('counted'))

/**
 * Returns a page of the notices of a month, the latest shift first, and the number of unread notices of the month.
 * `ofScope`: a condition on `employmentNotices` or `clients` that selects the notices of the caller.
 */
export async function noticesOfMonth(
  { db, now }: Operation,
  ofScope: SQL | undefined,
  { month: queryMonth, keyword, unread_only: isUnreadOnly, page }: Conditions,
): Promise<VaultNotices> {
  const month = queryMonth === '' ? monthOf(now) : queryMonth
  const found = and(
    ofScope,
    gte(offerings.workOn, `${month}-01`),
    lt(offerings.workOn, `${addMonths(month, 1)}-01`),
    keywordMatches(keyword.trim()),
  )
  const unread = and(found, isNull(employmentNotices.readAt))
  const where = isUnreadOnly ? unread : found
  const rows = noticeRows(db, where).orderBy(desc(matchings.startAt), desc(matchings.id))
  return {
    ...(await pageOf(page, rows, countOf(db, where))),
    unreadCount: await countOf(db, unread),
  }
}
