import { and, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Account } from '@/server/auth/tenantScope'
import { noticeReads, notices } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The notices that are published now, for everybody or for a company of the reader. */
export function visibleTo(account: Account, now: Date) {
  const companyIds = [...new Set(account.memberships.map((membership) => membership.companyId))]
  const nowText = now.toISOString()
  const forMe =
    companyIds.length > 0
      ? or(isNull(notices.companyId), inArray(notices.companyId, companyIds))
      : isNull(notices.companyId)
  return and(
    forMe,
    lte(notices.publishedAt, nowText),
    or(isNull(notices.expiresAt), gt(notices.expiresAt, nowText)),
  )
}

/** Notices with the instant at which this account read them, null for unread ones. */
export const selectWithRead = (db: Tx, account: Account, where: SQL | undefined) =>
  db
    .select({
      id: notices.id,
      category: notices.category,
      title: notices.title,
      body: notices.body,
      link: notices.link,
      publishedAt: notices.publishedAt,
      readAt: noticeReads.readAt,
    })
    .from(notices)
    .leftJoin(
      noticeReads,
      and(eq(noticeReads.noticeId, notices.id), eq(noticeReads.accountId, account.id)),
    )
    .where(where)

/** How many notices meet a condition, which may ask whether this account has read them. */
export const countNotices = (db: Tx, account: Account, where: SQL | undefined) =>
  db.$count(selectWithRead(db, account, where).as('counted'))

/** The unread published notices of this account. */
export const countUnreadNotices = (db: Tx, account: Account, now: Date) =>
  countNotices(db, account, and(visibleTo(account, now), isNull(noticeReads.readAt)))
