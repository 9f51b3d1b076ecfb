import { subMonths } from 'date-fns'
import { and, asc, eq, inArray, lt, lte, ne } from 'drizzle-orm'
import { requiredDocuments } from '@/domain/identification/documents'
import { reviewIdentification, type IdentificationVerdict } from '@/domain/identification/review'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  companies,
  identificationApplications,
  identificationDocuments,
  identificationPieces,
} from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { enqueueMail } from '@/server/jobs/messages'
import { setIdentificationStatus } from '@/server/modules/companies/records/companies'
import { holdersOf } from '@/server/modules/members/records/holders'
import { operatorMail } from '@/server/platform/mailer/texts'
import { businessKindOf, handedInDocuments } from './application'
export { openDocument } from './storedPieces'

/** Most applications decided by one run. Each application enqueues a run at its due time, so none is left over. */
const BATCH_SIZE = 50
/** Months from the decision until the files are deleted: a choice of this product. */
const KEPT_MONTHS = 6
const titles = {
  approved: '事業者確認が済みました',
  returned: '事業者確認の書類を出し直してください',
  rejected: '事業者確認が認められませんでした',
} as const

type Company = typeof companies.$inferSelect

const isNumberTaken = async (db: Tx, { id, corporateNumber }: Company) =>
  corporateNumber !== null &&
  (await db.$count(
    companies,
    and(
      ne(companies.id, id),
      eq(companies.corporateNumber, corporateNumber),
      eq(companies.identificationStatus, 'approved'),
    ),
  )) > 0

async function verdictOn(db: Tx, company: Company): Promise<IdentificationVerdict> {
  const wanted = requiredDocuments(businessKindOf(company), company.industry)
  const documents = await handedInDocuments(db, company.id)
  return reviewIdentification(
    wanted.flatMap((kind) => {
      const document = documents.find((handedIn) => handedIn.kind === kind)
      const { mediaType, digest, byteSize } = document ?? {}
      return mediaType && digest && byteSize ? [{ kind, mediaType, digest, byteSize }] : []
    }),
    { isNumberTaken: await isNumberTaken(db, company) },
  )
}

async function decide(
  { db, now }: Operation,
  settings: Settings,
  application: typeof identificationApplications.$inferSelect,
) {
  const { companyId } = application
  const company = firstOrNotFound(
    await db.select().from(companies).where(eq(companies.id, companyId)).for('update'),
  )
  const { status, comment, reasons } = await verdictOn(db, company)
  await db
    .update(identificationApplications)
    .set({ status, comment, decidedAt: now.toISOString() })
    .where(eq(identificationApplications.id, application.id))
  await setIdentificationStatus(db, companyId, status)
  for (const { id, kind, status: before } of await handedInDocuments(db, companyId)) {
    const returnReason = reasons.get(kind) ?? null
    // A rejection concerns the company and not its documents, so they stay `submitted`.
    if (before === 'submitted' && status !== 'rejected')
      await db
        .update(identificationDocuments)
        .set({ status: returnReason === null ? 'approved' : 'returned', returnReason })
        .where(eq(identificationDocuments.id, id))
  }
  const mail = {
    place: company.name,
    title: titles[status],
    text: comment,
    path: `/companies/${companyId}/identification/application_result`,
  }
  for (const { email, name } of await holdersOf(db, {
    companyId,
    clientId: null,
    role: 'companyAdmin',
  }))
    await enqueueMail(db, email, operatorMail(settings, { name, ...mail }), now)
}

/** The embedded operator decides every application whose review is due. */
export async function decideDueIdentifications(operation: Operation, settings: Settings) {
  const { db, now } = operation
  const due = await db
    .select()
    .from(identificationApplications)
    .where(
      and(
        eq(identificationApplications.status, 'applying'),
        lte(identificationApplications.reviewDueAt, now.toISOString()),
      ),
    )
    .orderBy(asc(identificationApplications.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  for (const application of due) await decide(operation, settings, application)
}

/**
 * Deletes the files of applications that were decided KEPT_MONTHS ago; the records of documents and decisions stay. A
 * trigger on the table notes the objects of deleted rows, and `removeObjects` (modules/files) deletes them.
 */
export async function dropDecidedDocuments({ db, now }: Operation) {
  const decided = db
    .select({ id: identificationDocuments.id })
    .from(identificationDocuments)
    .innerJoin(
      identificationApplications,
      eq(identificationApplications.id, identificationDocuments.applicationId),
    )
    .where(lt(identificationApplications.decidedAt, subMonths(now, KEPT_MONTHS).toISOString()))
  await db.delete(identificationPieces).where(inArray(identificationPieces.documentId, decided))
}
