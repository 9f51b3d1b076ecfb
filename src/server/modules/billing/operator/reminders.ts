import { eq } from 'drizzle-orm'
import { billingContactOf } from '@/domain/companies/billingContact'
import { overdueRestrictionOf } from '@/domain/restrictions/overduePayment'
import { dayOf, formatMonth } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { firstOrNotFound } from '@/server/db/pagination'
import { billingReminders, companies } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { enqueueMail } from '@/server/jobs/messages'
import type { StoredInvoice } from '@/server/modules/billing/statements'
import { holdersByEmail } from '@/server/modules/members/records/holders'
import { operatorMail } from '@/server/platform/mailer/texts'
import { overdueInvoices } from './payments'

/** The roles that read the bills of a company. */
const READER_ROLES = ['companyAdmin', 'accounting'] as const

/** The accounts that read the company's bills, and the contact of the invoice; each address once. */
async function recipientsOf(db: Tx, { companyId, month }: StoredInvoice) {
  const { name, billing } = firstOrNotFound(
    await db
      .select({ name: companies.name, billing: companies.billing })
      .from(companies)
      .where(eq(companies.id, companyId)),
  )
  const people = await holdersByEmail(db, { companyId, clientId: null }, READER_ROLES)
  const contact = billingContactOf(billing, month)
  if (contact.email !== '' && !people.has(contact.email))
    people.set(contact.email, contact.contactName || name)
  return { companyName: name, people }
}

/**
 * Mails companies with overdue invoices, once for each step of the restriction. The restriction itself is computed from
 * the invoice, so a late run delays only the mail.
 */
export async function remindOfOverdue(operation: Operation, settings: Settings): Promise<number> {
  const { db, now } = operation
  let count = 0
  for (const invoice of await overdueInvoices(operation)) {
    const restriction = overdueRestrictionOf(invoice.dueOn, dayOf(now))
    if (!restriction) continue
    const { companyId, id: operationId, invoiceNumber } = invoice
    const { level, message } = restriction
    const added = await db
      .insert(billingReminders)
      .values({ companyId, operationId, level, mailedAt: now.toISOString() })
      .onConflictDoNothing()
      .returning({ id: billingReminders.id })
    if (added.length === 0) continue
    const { companyName, people } = await recipientsOf(db, invoice)
    const mail = {
      place: companyName,
      title: 'ご請求の入金を確認できていません',
      text: `${formatMonth(invoice.month)}分のご請求(請求書番号 ${invoiceNumber ?? ''}、${formatYen(invoice.totalYen)})について、お知らせします。\n${message}\nすでにお振り込みのときは、行き違いをお許しください。`,
      path: `/companies/${companyId}/statements/detail?operation_id=${operationId}`,
    }
    for (const [email, name] of people)
      await enqueueMail(db, email, operatorMail(settings, { name, ...mail }), now)
    count += 1
  }
  return count
}
