import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { NoticeCategory } from '@/contracts/common/enums'
import { accounts } from './accounts'
import { id, instant, ref } from './columns'

/** News for everybody, for one company or for one client. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    category: text().$type<NoticeCategory>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    companyId: ref(),
    publishedAt: instant().notNull(),
    expiresAt: instant(),
  },
  (t) => [index().on(t.publishedAt)],
).enableRLS()

export const noticeReads = pgTable(
  'notice_reads',
  {
    id: id(),
    noticeId: ref()
      .notNull()
      .references(() => notices.id),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    readAt: instant().notNull(),
  },
  (t) => [unique().on(t.noticeId, t.accountId)],
).enableRLS()
