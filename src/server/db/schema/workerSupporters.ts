import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { clients } from './clients'
import { id, instant, ofClient, ref } from './columns'

/** What a store asked the operator about worker supporters. */
export const workerSupporterInquiries = pgTable(
  'worker_supporter_inquiries',
  {
    id: id(),
    clientId: ref()
      .notNull()
      .references(() => clients.id),
    subjectId: ref().notNull(),
    body: text().notNull(),
    contactName: text().notNull(),
    sentBy: ref()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.clientId, t.createdAt), ...ofClient(t), index().on(t.sentBy)],
)
