import { and, desc, eq, isNull } from 'drizzle-orm'
import { notices as contract } from '@/contracts/notices'
import { Notices } from '@/contracts/notices/schemas'
import type { Account } from '@/server/auth/tenantScope'
import { firstOrNotFound, pageOf } from '@/server/db/pagination'
import { noticeReads, notices } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { implement } from '@/server/http/route'
import { noticesReference } from './reference'
import { visibleTo, selectWithRead, countNotices, countUnreadNotices } from './service'

/** The notices that one call marks as read: it writes a row for each. */
const MARKED_AT_ONCE = 1000

const insertReads = (db: Tx, account: Account, ids: number[], now: Date) =>
  db
    .insert(noticeReads)
    .values(ids.map((noticeId) => ({ noticeId, accountId: account.id, readAt: now.toISOString() })))
    .onConflictDoNothing()

export const noticeRoutes = implement(contract, noticesReference, {
  list: {
    response: Notices,
    run: async ({ db, account, query, now }) => {
      const wanted = and(
        visibleTo(account, now),
        query.category ? eq(notices.category, query.category) : undefined,
        query.unread_only ? isNull(noticeReads.readAt) : undefined,
      )
      const page = await pageOf(
        query.page,
        selectWithRead(db, account, wanted).orderBy(desc(notices.publishedAt), desc(notices.id)),
        countNotices(db, account, wanted),
      )
      return {
        ...page,
        items: page.items.map(({ readAt, ...notice }) => ({ ...notice, read: readAt !== null })),
        unreadCount: await countUnreadNotices(db, account, now),
      }
    },
  },
  markRead: {
    run: async ({ db, account, noticeId, now }) => {
      firstOrNotFound(
        await db
          .select({ id: notices.id })
          .from(notices)
          .where(and(visibleTo(account, now), eq(notices.id, noticeId))),
      )
      await insertReads(db, account, [noticeId], now)
    },
  },
  markAllRead: {
    run: async ({ db, account, now }) => {
      const unread = await selectWithRead(
        db,
        account,
        and(visibleTo(account, now), isNull(noticeReads.readAt)),
      ).limit(MARKED_AT_ONCE)
      if (unread.length > 0)
        await insertReads(
          db,
          account,
          unread.map((n) => n.id),
          now,
        )
    },
  },
})
