import { and, eq, inArray, ne } from 'drizzle-orm'
import type { clients as contract } from '@/contracts/clients'
import type { ClientCreate, ClientFields, ClientUpdate } from '@/contracts/clients/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotAgreeFrom } from '@/domain/clients/laborAgreement'
import { hasMoved, type FactCheckOccasion } from '@/domain/factChecks/tasks'
import type { Account, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, companies, files } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { ApiError, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { inviteToStore } from '@/server/modules/members/service'
import { refuseUnprintable } from '@/server/platform/exports/pdf/glyphs'
import { clientRecord } from './clientRecord'
import { insertClient } from './records/clients'

const addressFields = ['name', 'prefectureCode', 'city', 'addressLine'] as const
type Address = { [Field in (typeof addressFields)[number]]: string | null }

/** Removes spaces and unifies width and case, for the comparison of names and addresses. */
const plain = (text: string | null) =>
  (text ?? '').normalize('NFKC').replace(/\s/g, '').toLowerCase()
const isSamePlace = (a: Address, b: Address) =>
  addressFields.every((field) => plain(a[field]) === plain(b[field]))

const addressAfter = (row: typeof clients.$inferSelect, fields: Partial<ClientUpdate>) => ({
  id: row.id,
  name: fields.name ?? row.name,
  prefectureCode: fields.prefectureCode ?? row.prefectureCode,
  city: fields.city ?? row.city,
  addressLine: fields.addressLine ?? row.addressLine,
})

/**
 * Refuses a store whose name and address equal those of another store of the company. The user may confirm and send it
 * again, because two stores may share a building.
 */
async function refuseDuplicate(
  db: Tx,
  { companyId }: Pick<CompanyScope, 'companyId'>,
  store: Address & { id?: number },
) {
  const others = await db
    .select()
    .from(clients)
    .where(and(eq(clients.companyId, companyId), ne(clients.id, store.id ?? 0)))
  const twin = others.find((other) => isSamePlace(store, other))
  if (!twin) return
  const code = twin.code ? `(${twin.code})` : ''
  throw new ApiError(409, 'duplicate', `名前と住所が同じ店舗「${twin.name}」${code}があります。`, {
    also: ['同じ店舗を2つ作ると、勤務の履歴・評価・名簿・QRコードが2つに分かれます。'],
  })
}

/** Refuses pictures that are not of this store; the message is the same for pictures that do not exist. */
async function checkImages(db: Tx, scope: ClientScope, images: ClientFields['images'] | undefined) {
  const ids = [...new Set((images ?? []).map(({ fileId }) => fileId))]
  if (ids.length === 0) return
  const knownCount = await db.$count(files, and(scope.has(files), inArray(files.id, ids)))
  if (knownCount < ids.length)
    throw invalid({ images: '写真が見つかりません。外してから、もう一度選んでください。' })
}

/** Throws 422 if an overtime agreement (36協定) has no first day or ends before it. */
function refuseAgreement({ laborAgreement36From, laborAgreement36To }: Partial<ClientFields>) {
  const reason = cannotAgreeFrom(laborAgreement36From ?? '', laborAgreement36To ?? '')
  if (reason) throw invalid({ laborAgreement36To: reason })
}

/** Optional facts that are left empty are null. */
const emptyFieldsToNull = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  ) as T

/** Queues the fact check that the embedded operator opens for a store that is new or has moved. */
const requestFactCheck = ({ db, now }: Operation, clientId: number, occasion: FactCheckOccasion) =>
  enqueue(db, 'factCheck', { clientId, occasion }, now)

/** Adds a store to a company and invites its first members of staff. */
export async function addClient(
  { db, now, scope, account }: Operation & { scope: CompanyScope; account: Account },
  { duplicateConfirmed, invitations, ...fields }: ClientCreate,
) {
  const { companyId } = scope
  await refuseUnprintable(fields)
  refuseAgreement(fields)
  // The second of two concurrent calls that add the same store waits here and then finds it.
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  if (!duplicateConfirmed) await refuseDuplicate(db, scope, fields)
  const id = await insertClient(db, {
    ...emptyFieldsToNull(fields),
    companyId,
    updatedBy: account.id,
    updatedAt: now.toISOString(),
    createdAt: now.toISOString(),
  })
  await inviteToStore({ db, now, scope }, { companyId, clientId: id }, invitations)
  await requestFactCheck({ db, now }, id, 'newStore')
  return clientRecord({ db, now, scope }, id)
}

/** Returns the columns that a change of the store sets. A new phone number counts as unverified. */
function changesOf(row: typeof clients.$inferSelect, fields: Omit<ClientUpdate, 'lockVersion'>) {
  const hasNewNumber = fields.phoneNumber !== undefined && fields.phoneNumber !== row.phoneNumber
  return { ...emptyFieldsToNull(fields), ...(hasNewNumber ? { phoneVerifiedAt: null } : {}) }
}

/** Changes the data of a store; the second of two writers gets 409. */
export async function updateClient(call: Call<typeof contract.update>) {
  const { db, now, scope, account, body, version, recordForAudit } = call
  const { lockVersion: _, duplicateConfirmed = false, invitations = [], ...fields } = body
  const row = firstOrNotFound(
    await db.select().from(clients).where(eq(clients.id, scope.clientId)).for('update'),
  )
  await refuseStale(db, row, version)
  await checkImages(db, scope, fields.images)
  await refuseUnprintable(fields)
  refuseAgreement({
    laborAgreement36From: fields.laborAgreement36From ?? row.laborAgreement36From ?? '',
    laborAgreement36To: fields.laborAgreement36To ?? row.laborAgreement36To ?? '',
  })
  const changed = addressAfter(row, fields)
  if (!duplicateConfirmed && !isSamePlace(row, changed)) await refuseDuplicate(db, scope, changed)
  await db
    .update(clients)
    .set({ ...changesOf(row, fields), ...edited(account, now) })
    .where(eq(clients.id, row.id))
  await inviteToStore({ db, now, scope }, scope, invitations)
  recordForAudit({ changes: auditChanges(row, fields) })
  if (hasMoved(row, changed)) await requestFactCheck({ db, now }, row.id, 'moved')
  return clientRecord({ db, now, scope }, row.id)
}
