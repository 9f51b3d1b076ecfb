import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { noticeCategories } from '@/contracts/notices/enums'
import { accounts } from './accounts'
import { companies } from './clients'
import { id, inOrder, instant, oneOf, ref, systemOnly, uniqueOn } from './columns'

/** Notices of the operator to all accounts, to one company or to one store. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    category: text({ enum: noticeCategories }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    companyId: ref().references(() => companies.id),
    publishedAt: instant().notNull(),
    expiresAt: instant(),
  },
  (t) => [
    index().on(t.publishedAt),
    oneOf(t.category, noticeCategories),
    index().on(t.companyId),
    inOrder(t.publishedAt, t.expiresAt),
    ...systemOnly(),
  ],
)

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
  (t) => [uniqueOn(t.noticeId, t.accountId), index().on(t.accountId), ...systemOnly()],
)
