import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { notices as contract } from '@/contracts/notices'
import { Notices } from '@/contracts/notices/schemas'
import type { Tx } from '@/server/db/transaction'
import { noticeReads, notices } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { takeOne, pageOf } from '@/server/db/pagination'
import type { Account } from '@/server/auth/tenantScope'

/** What is out now, for everybody or for a company of the reader. */
function shown(account: Account, now: Date) {
  const companyIds = [...new Set(account.memberships.map((m) => m.companyId))]
  const at = now.toISOString()
  const forMe =
    companyIds.length > 0
      ? or(isNull(notices.companyId), inArray(notices.companyId, companyIds))
      : isNull(notices.companyId)
  return and(
    forMe,
    lte(notices.publishedAt, at),
    or(isNull(notices.expiresAt), gt(notices.expiresAt, at)),
  )
}
const withRead = (db: Tx, account: Account, where: SQL | undefined) =>
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
const count = (db: Tx, account: Account, where: SQL | undefined) =>
  db.$count(withRead(db, account, where).as('counted'))

export const unreadNotices = (db: Tx, account: Account, now: Date) =>
  count(db, account, and(shown(account, now), isNull(noticeReads.readAt)))
const read = (db: Tx, account: Account, ids: number[], now: Date) =>
  db
    .insert(noticeReads)
    .values(ids.map((noticeId) => ({ noticeId, accountId: account.id, readAt: now.toISOString() })))
    .onConflictDoNothing()

export const noticeRoutes = implement(contract, {
  list: {
    response: Notices,
    run: async ({ db, account, query, now }) => {
      const wanted = and(
        shown(account, now),
        query.category ? eq(notices.category, query.category) : undefined,
        query.unread_only ? isNull(noticeReads.readAt) : undefined,
      )
      const page = await pageOf(
        query.page,
        withRead(db, account, wanted).orderBy(desc(notices.publishedAt), desc(notices.id)),
        count(db, account, wanted),
      )
      return {
        ...page,
        items: page.items.map(({ readAt, ...notice }) => ({ ...notice, read: readAt !== null })),
        unreadCount: await unreadNotices(db, account, now),
      }
    },
  },
  read: {
    run: async ({ db, account, noticeId, now }) => {
      takeOne(
        await db
          .select({ id: notices.id })
          .from(notices)
          .where(and(shown(account, now), eq(notices.id, noticeId))),
      )
      await read(db, account, [noticeId], now)
    },
  },
  readAll: {
    run: async ({ db, account, now }) => {
      const unread = await withRead(
        db,
        account,
        and(shown(account, now), isNull(noticeReads.readAt)),
      ).limit(1000)
      if (unread.length > 0)
        await read(
          db,
          account,
          unread.map((n) => n.id),
          now,
        )
    },
  },
})
