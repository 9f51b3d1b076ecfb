import { and, desc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { employmentNoticeQuery } from '@/contracts/employmentNotices/query'
import type { VaultNotices } from '@/contracts/employmentNotices/schemas'
import { closesOn } from '@/domain/billing/calendar'
import { monthOf } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { pageOf } from '@/server/db/pagination'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import { clients, employmentNotices, matchings, offerings, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { nameMatches } from '@/server/modules/workers/records/knownUsers'

type Conditions = QueryValue<typeof employmentNoticeQuery>

/** Part of a name or its furigana, or the id of an offering. */
const keywordMatches = (keyword: string) =>
  or(
    nameMatches(keyword),
    /^\d{1,15}$/.test(keyword) ? eq(matchings.offeringId, Number(keyword)) : undefined,
  )

const countOf = (db: Tx, where: SQL | undefined) =>
  db.$count(
    db
      .select({ id: employmentNotices.id })
      .from(employmentNotices)
      .innerJoin(matchings, noticeOfMatching)
      .innerJoin(offerings, shiftOfMatching)
      .innerJoin(users, eq(users.id, matchings.userId))
      .innerJoin(clients, eq(clients.id, employmentNotices.clientId))
      .where(where)
      .as('counted'),
  )

/**
 * A page of the notices of a month, the latest shift first. `ofScope`: a condition on `employmentNotices` or
 * `clients`.
 */
export async function noticesOfMonth(
  { db, now }: Operation,
  ofScope: SQL | undefined,
  { month: asked, keyword, unread_only: isUnreadOnly, page }: Conditions,
): Promise<VaultNotices> {
  const month = asked === '' ? monthOf(now) : asked
  const found = and(
    ofScope,
    gte(offerings.workOn, `${month}-01`),
    lte(offerings.workOn, closesOn(month)),
    keywordMatches(keyword.trim()),
  )
  const unread = and(found, isNull(employmentNotices.readAt))
  const where = isUnreadOnly ? unread : found
  const rows = db
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
    .orderBy(desc(matchings.startAt), desc(matchings.id))
  return {
    ...(await pageOf(page, rows, countOf(db, where))),
    unreadCount: await countOf(db, unread),
  }
}
