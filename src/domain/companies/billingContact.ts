import type { BillingContact } from '@/contracts/companies/schemas'
import { addDays, dayOf, monthOf, type Month } from '@/lib/date'

/**
 * The contact for invoices of a company as it is stored. `from`: the first month whose invoice goes to it; `before`:
 * who gets the invoices of the months before.
 */
export type StoredBillingContact = Partial<BillingContact> & {
  from?: Month
  before?: Partial<BillingContact>
}

const fields = ['department', 'contactName', 'email', 'postalCode', 'address'] as const

/** The fields of a contact; those that are not known are empty. */
export const toBillingContact = (stored: Partial<BillingContact>): BillingContact => ({
  department: stored.department ?? '',
  contactName: stored.contactName ?? '',
  email: stored.email ?? '',
  postalCode: stored.postalCode ?? '',
  address: stored.address ?? '',
})

/**
 * The first month whose invoice goes to a contact that is changed now. A month closes with its last day, and a change
 * on that day or later is for the next month.
 */
export const billingChangeMonth = (now: Date): Month =>
  monthOf(`${addDays(dayOf(now), 1)}T00:00:00+09:00`)

/** Who gets the invoice of a month. */
export const billingContactOf = (stored: StoredBillingContact, month: Month): BillingContact =>
  toBillingContact(
    stored.from !== undefined && stored.before !== undefined && month < stored.from
      ? stored.before
      : stored,
  )

/** The new stored value when the contact is changed to `next`; the old one without a difference. */
export function changeBillingContact(
  stored: StoredBillingContact,
  next: BillingContact,
  now: Date,
): StoredBillingContact {
  const current = toBillingContact(stored)
  if (fields.every((field) => current[field] === next[field])) return stored
  const from = billingChangeMonth(now)
  // A second change within a month leaves the contact of the months before as it is.
  const before = stored.from === from && stored.before ? stored.before : current
  return { ...stored, ...next, from, before }
}
