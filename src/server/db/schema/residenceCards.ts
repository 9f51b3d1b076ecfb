import { pgTable, text } from 'drizzle-orm/pg-core'
import {
  extraPermissions,
  residenceStatuses,
  workRestrictions,
} from '@/contracts/foreignWorkers/enums'
import { day, id, instant, ofKnownWorker, oneOf, ref } from './columns'
import { users } from './workers'

/**
 * Residence cards (在留カード) of workers, as the operator checked them; workers without one have no row. Apart from
 * `users`, so that no read of a worker brings nationality along: only the notification of foreign workers names it.
 */
export const residenceCards = pgTable(
  'residence_cards',
  {
    id: id(),
    userId: ref()
      .notNull()
      .unique('residence_cards_user_id_unique')
      .references(() => users.id),
    status: text({ enum: residenceStatuses }).notNull(),
    nationality: text().notNull(),
    cardNumber: text().notNull(),
    workRestriction: text({ enum: workRestrictions }).notNull(),
    extraPermission: text({ enum: extraPermissions }).notNull(),
    /** null: permanent residents. */
    validUntilOn: day(),
    checkedAt: instant().notNull(),
  },
  (t) => [
    ...ofKnownWorker(t.userId),
    oneOf(t.status, residenceStatuses),
    oneOf(t.workRestriction, workRestrictions),
    oneOf(t.extraPermission, extraPermissions),
  ],
)
