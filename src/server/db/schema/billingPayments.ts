import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { restrictionLevels } from '@/contracts/clients/enums'
import { MAX_DEDUCTED_YEN } from '@/domain/billing/payment'
import { billingOperations } from './billing'
import { between, day, id, instant, ofCompanyAlone, oneOf, ref, uniqueOn } from './columns'
import { companyId } from './owners'

const operationId = () =>
  ref()
    .notNull()
    .references(() => billingOperations.id)

/**
 * What a company paid for an invoice, as the operator recorded it. Rows never change: a wrong entry is cancelled by a
 * negative one.
 */
export const billingPayments = pgTable(
  'billing_payments',
  {
    id: id(),
    companyId: companyId(),
    operationId: operationId(),
    receivedOn: day().notNull(),
    amountYen: integer().notNull(),
    /** What the company kept for the fee of its transfer: a discount on the service fee (売上に係る対価の返還). */
    feeDiscountYen: integer().notNull().default(0),
    note: text().notNull().default(''),
    recordedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.operationId),
    index().on(t.companyId),
    ...ofCompanyAlone(),
    check('billing_payments_amount_yen_not_0', sql`${t.amountYen} <> 0`),
    between(t.feeDiscountYen, 0, MAX_DEDUCTED_YEN),
  ],
)

/** The steps of an overdue invoice that were mailed to the company, so that each is mailed once. */
export const billingReminders = pgTable(
  'billing_reminders',
  {
    id: id(),
    companyId: companyId(),
    operationId: operationId(),
    level: text({ enum: restrictionLevels }).notNull(),
    mailedAt: instant().notNull(),
  },
  (t) => [
    uniqueOn(t.operationId, t.level),
    index().on(t.companyId),
    ...ofCompanyAlone(),
    oneOf(t.level, restrictionLevels),
  ],
)
