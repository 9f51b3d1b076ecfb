import { boolean, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { EmploymentType, GraduateKind, ReportCategory } from '@/contracts/users/enums'
import { id, instant, ofClient, ref } from './columns'
import { clientUsers } from './people'

/** What is known of a graduate (卒業ワーカー). A row whose registration was taken back is gone; `client_users.graduate` says the same for lists. */
export const graduates = pgTable(
  'graduates',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    kind: text().$type<GraduateKind>().notNull(),
    hiredOn: text(),
    employmentType: text().$type<EmploymentType>(),
    note: text().notNull().default(''),
    registeredBy: ref().notNull(),
    registeredAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.clientId, t.userId),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
  ],
)

/** What a store told the operator about a worker. */
export const brandUserReports = pgTable(
  'brand_user_reports',
  {
    id: id(),
    clientId: ref().notNull(),
    userId: ref().notNull(),
    offeringId: ref(),
    category: text().$type<ReportCategory>().notNull(),
    body: text().notNull(),
    occurredOn: text().notNull(),
    wantsContact: boolean().notNull(),
    reportedBy: ref().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.clientId, t.createdAt),
    ofClient(),
    foreignKey({
      columns: [t.clientId, t.userId],
      foreignColumns: [clientUsers.clientId, clientUsers.userId],
    }),
  ],
)
