import type { BillingContact } from '@/contracts/companies/schemas'
import { addDays, dayOf, monthOf, type Month } from '@/lib/date'

/**
 * The contact for invoices of a company, as stored. `from`: the first month whose invoice goes to it. `before`: the
 * contact for the invoices of earlier months.
 */
export type StoredBillingContact = Partial<BillingContact> & {
  from?: Month
  before?: Partial<BillingContact>
}

const fields = ['department', 'contactName', 'email', 'postalCode', 'address'] as const

/** Fills in the missing fields of a contact with ''. */
export const toBillingContact = (stored: Partial<BillingContact>): BillingContact => ({
  department: stored.department ?? '',
  contactName: stored.contactName ?? '',
  email: stored.email ?? '',
  postalCode: stored.postalCode ?? '',
  address: stored.address ?? '',
})

/**
 * Returns the first month whose invoice goes to a contact that is changed now. A change on the last day of a month, its
 * closing day, applies from the next month on.
 */
export const billingChangeMonth = (now: Date): Month =>
  monthOf(`${addDays(dayOf(now), 1)}T00:00:00+09:00`)

/** Returns the contact who gets the invoice of a month. */
export const billingContactOf = (stored: StoredBillingContact, month: Month): BillingContact =>
  toBillingContact(
    stored.from !== undefined && stored.before !== undefined && month < stored.from
      ? stored.before
      : stored,
  )

/** Returns the value to store when the contact is changed to `next`; the same object if nothing differs. */
export function changeBillingContact(
  stored: StoredBillingContact,
  next: BillingContact,
  now: Date,
): StoredBillingContact {
  const current = toBillingContact(stored)
  if (fields.every((field) => current[field] === next[field])) return stored
  const from = billingChangeMonth(now)
  // A second change for the same month keeps the contact of the earlier months.
  const before = stored.from === from && stored.before ? stored.before : current
  return { ...stored, ...next, from, before }
}
