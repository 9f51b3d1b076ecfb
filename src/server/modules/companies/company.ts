import { eq } from 'drizzle-orm'
import type { companies as contract } from '@/contracts/companies'
import type { Company, CompanyInput } from '@/contracts/companies/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import {
  billingChangeMonth,
  changeBillingContact,
  toBillingContact,
} from '@/domain/companies/billingContact'
import { invoiceNumberFault } from '@/domain/companies/registrationNumbers'
import { emptyToNull } from '@/lib/text/emptyToNull'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { companies } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { refuseUnprintable } from '@/server/platform/exports/pdf/glyphs'

type Row = typeof companies.$inferSelect

const toCompany = ({ contracts, billing, ...row }: Row, now: Date): Company => ({
  ...row,
  laborAgreement36: contracts.laborAgreement36,
  billing: toBillingContact(billing),
  billingChangeMonth: billingChangeMonth(now),
})

/** The company of the scope. */
export async function readCompany({ db, scope, now }: Call<typeof contract.one>) {
  const rows = await db.select().from(companies).where(eq(companies.id, scope.companyId))
  return toCompany(firstOrNotFound(rows), now)
}

/** Refuses numbers that contradict each other, and a change of the identity that the operator has examined. */
function checkNumbers(row: Row, body: CompanyInput) {
  const corporateNumber = body.corporateNumber ?? row.corporateNumber ?? ''
  const selfEmployed = body.selfEmployed ?? row.selfEmployed
  const isExamined = ['applying', 'approved'].includes(row.identificationStatus)
  if (isExamined && row.corporateNumber !== null && corporateNumber !== row.corporateNumber)
    throw invalid({
      corporateNumber:
        '事業者確認に使った法人番号は変更できません。変わったときは、運営にお問い合わせください。',
    })
  if (isExamined && selfEmployed !== row.selfEmployed)
    throw invalid({
      selfEmployed:
        '事業者確認に使った事業形態は変更できません。変わったときは、運営にお問い合わせください。',
    })
  const fault = invoiceNumberFault({
    selfEmployed,
    corporateNumber,
    invoiceRegistrationNumber:
      body.invoiceRegistrationNumber ?? row.invoiceRegistrationNumber ?? '',
  })
  if (fault) throw invalid({ invoiceRegistrationNumber: fault })
}

/** Changes the company. A new contact for invoices applies from the first month that has not closed. */
export async function updateCompany({
  db,
  scope,
  account,
  body: { lockVersion: _, laborAgreement36, billing, ...values },
  version,
  now,
  recordForAudit,
}: Call<typeof contract.update>) {
  const ofCompany = eq(companies.id, scope.companyId)
  const row = firstOrNotFound(await db.select().from(companies).where(ofCompany).for('update'))
  await refuseStale(db, row, version)
  checkNumbers(row, values)
  await refuseUnprintable({ ...values, billing })
  const updated = await db
    .update(companies)
    .set({
      ...values,
      nameKana: emptyToNull(values.nameKana),
      corporateNumber: emptyToNull(values.corporateNumber),
      invoiceRegistrationNumber: emptyToNull(values.invoiceRegistrationNumber),
      building: emptyToNull(values.building),
      ...(laborAgreement36 !== undefined && { contracts: { ...row.contracts, laborAgreement36 } }),
      ...(billing && { billing: changeBillingContact(row.billing, billing, now) }),
      ...edited(account, now),
    })
    .where(ofCompany)
    .returning()
  const company = toCompany(firstOrNotFound(updated), now)
  const before = toCompany(row, now)
  recordForAudit({
    changes: [
      ...auditChanges(before, { ...values, laborAgreement36 }),
      ...auditChanges(before.billing, billing ?? {}),
    ],
  })
  return company
}
