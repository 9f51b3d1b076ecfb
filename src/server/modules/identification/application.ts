import { addMinutes } from 'date-fns'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { identification as contract } from '@/contracts/identification'
import type {
  Identification,
  IdentificationDocument,
  IdentificationInput,
} from '@/contracts/identification/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import { requiredDocuments } from '@/domain/identification/documents'
import { certificateFault, IDENTIFICATION_REVIEW_MINUTES } from '@/domain/identification/review'
import { dayOf } from '@/lib/date'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { companies, identificationApplications, identificationDocuments } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { setIdentificationStatus } from '@/server/modules/companies/records/companies'

type Company = typeof companies.$inferSelect

/** Applications are returned a few times at most, so a company hardly ever has more. */
const SHOWN_APPLICATIONS = 20

/** Whether a company is examined as a sole proprietor or as a corporation. */
export const businessKindOf = ({ selfEmployed }: Pick<Company, 'selfEmployed'>) =>
  selfEmployed ? 'sole_proprietor' : 'corporation'

/**
 * Returns the labels of the items that the company still has to enter, because the documents are compared with them.
 */
const missingOf = (company: Company) =>
  [
    ['代表者の氏名', company.representativeName],
    ['本社の所在地', company.city && company.addressLine],
    ['業種', company.industry],
    // A sole proprietor has no number: any text here means "nothing is missing".
    ['法人番号', company.selfEmployed ? 'none' : company.corporateNumber],
  ].flatMap(([label, value]) => (value ? [] : [String(label)]))

/** Returns the latest document of each kind that was submitted. */
export async function handedInDocuments(db: Tx, companyId: number) {
  const rows = await db
    .selectDistinctOn([identificationDocuments.kind], {
      document: identificationDocuments,
      submittedAt: identificationApplications.submittedAt,
    })
    .from(identificationDocuments)
    .innerJoin(
      identificationApplications,
      eq(identificationApplications.id, identificationDocuments.applicationId),
    )
    .where(
      and(
        eq(identificationDocuments.companyId, companyId),
        isNotNull(identificationDocuments.applicationId),
      ),
    )
    .orderBy(identificationDocuments.kind, desc(identificationDocuments.id))
  return rows.map(({ document, submittedAt }) => ({ ...document, submittedAt }))
}

/** Converts a document to what its company sees: whether it was accepted, never its file. */
const toDocument = ({
  status,
  ...document
}: Awaited<ReturnType<typeof handedInDocuments>>[number]): IdentificationDocument => ({
  ...document,
  status: status === 'approved' || status === 'returned' ? status : 'submitted',
})

/**
 * Returns the state of the 事業者確認 of a company: the required and the missing items, the latest document of each
 * kind, and the latest applications, newest first.
 */
export async function readIdentification(db: Tx, scope: CompanyScope): Promise<Identification> {
  const { companyId } = scope
  const company = firstOrNotFound(
    await db.select().from(companies).where(eq(companies.id, companyId)),
  )
  const applications = await db
    .select()
    .from(identificationApplications)
    .where(eq(identificationApplications.companyId, companyId))
    .orderBy(desc(identificationApplications.id))
    .limit(SHOWN_APPLICATIONS)
  const names = await accountNames(
    db,
    scope,
    applications.map(({ appliedBy }) => appliedBy),
  )
  const kind = businessKindOf(company)
  const prefecture = prefectureName(company.prefectureCode ?? '') ?? ''
  return {
    status: company.identificationStatus,
    kind,
    company: {
      ...company,
      address: [prefecture, company.city, company.addressLine, company.building]
        .filter(Boolean)
        .join(' '),
    },
    missing: missingOf(company),
    requiredKinds: requiredDocuments(kind, company.industry),
    documents: (await handedInDocuments(db, companyId)).map(toDocument),
    applications: applications.map((application) => ({
      ...application,
      appliedBy: nameOfAccount(names, application.appliedBy),
    })),
  }
}

const closedTexts = {
  approved: '事業者確認は済んでいます。',
  applying: '審査中です。結果をお知らせするまでお待ちください。',
  rejected: '事業者確認が認められませんでした。運営にお問い合わせください。',
} as const

/** Returns the documents of the form; throws 422 unless they are exactly the kinds that are still required. */
async function newDocuments(db: Tx, company: Company, { documentIds }: IdentificationInput) {
  const documents = await db
    .select()
    .from(identificationDocuments)
    .where(
      and(
        eq(identificationDocuments.companyId, company.id),
        eq(identificationDocuments.status, 'ready'),
        isNull(identificationDocuments.applicationId),
        inArray(identificationDocuments.id, documentIds),
      ),
    )
  if (documents.length < new Set(documentIds).size)
    throw invalid({ documentIds: '書類が見つかりません。もう一度選んでください。' })
  const approved = (await handedInDocuments(db, company.id)).flatMap(({ kind, status }) =>
    status === 'approved' ? [kind] : [],
  )
  const wanted = requiredDocuments(businessKindOf(company), company.industry).filter(
    (kind) => !approved.includes(kind),
  )
  const isComplete =
    documents.length === wanted.length &&
    wanted.every((kind) => documents.some((document) => document.kind === kind))
  if (!isComplete)
    throw invalid({ documentIds: '足りない書類か、出し直しのいらない書類があります。' })
  return documents
}

/** Hands the documents in. The embedded operator decides later, in the job `operatorReview`. */
export async function apply({
  db,
  scope,
  account,
  body,
  now,
}: Call<typeof contract.apply>): Promise<Identification> {
  const { companyId } = scope
  const ofCompany = eq(companies.id, companyId)
  const company = firstOrNotFound(await db.select().from(companies).where(ofCompany).for('update'))
  const status = company.identificationStatus
  if (status !== 'none' && status !== 'returned') throw conflict(closedTexts[status])
  const missing = missingOf(company)
  if (missing.length > 0)
    throw conflict(`企業情報に${missing.join('・')}を入力してから、申請してください。`)
  if (body.kind !== businessKindOf(company))
    throw conflict('企業情報の事業形態が変わりました。画面を読み込み直してください。')
  const documents = await newDocuments(db, company, body)
  const hasCertificate = documents.some(({ kind }) => kind === 'registry_certificate')
  const fault = hasCertificate ? certificateFault(body.registryIssuedOn, dayOf(now)) : undefined
  if (fault) throw invalid({ registryIssuedOn: fault })
  const reviewDueAt = addMinutes(now, IDENTIFICATION_REVIEW_MINUTES)
  const application = firstOrNotFound(
    await db
      .insert(identificationApplications)
      .values({
        companyId,
        kind: body.kind,
        appliedBy: account.id,
        submittedAt: now.toISOString(),
        reviewDueAt: reviewDueAt.toISOString(),
      })
      .returning(),
  )
  for (const { id, kind } of documents)
    await db
      .update(identificationDocuments)
      .set({
        applicationId: application.id,
        status: 'submitted',
        issuedOn: kind === 'registry_certificate' ? body.registryIssuedOn : null,
      })
      .where(
        and(eq(identificationDocuments.companyId, companyId), eq(identificationDocuments.id, id)),
      )
  await setIdentificationStatus(db, companyId, 'applying')
  await enqueue(db, 'operatorReview', {}, reviewDueAt)
  return readIdentification(db, scope)
}
