import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { addSeconds } from 'date-fns'
import { companyBilling as contract } from '@/contracts/billing'
import type { BillingFile, BillingFileRequest } from '@/contracts/billing/schemas'
import { urlOf } from '@/contracts/endpoint'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { takeOne } from '@/server/db/pagination'
import { billingFilePieces, billingFiles } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { notFound } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { monthsAsked } from './files/makeFile'
import { refuseForeignStores } from './files/companyFile'

export type StoredFile = typeof billingFiles.$inferSelect
type Account = { id: number; name: string }

const KEPT_SECONDS = 7 * 86_400
const LINK_SECONDS = 600
/** The same request within this time answers the same file. */
const REPEAT_SECONDS = 600
const MOST_SHOWN = 50

export const keptUntil = (now: Date) => addSeconds(now, KEPT_SECONDS).toISOString()

const statusOf = (file: StoredFile, now: Date): BillingFile['status'] => {
  if (file.hasFailed) return 'failed'
  if (file.startedAt === null) return 'queued'
  if (file.finishedAt === null) return 'processing'
  return file.expiresAt !== null && file.expiresAt <= now.toISOString() ? 'expired' : 'succeeded'
}

/** Binds the link of a file to one account and a time. */
const signatureOf = (file: StoredFile, accountId: number, expires: number) =>
  createHmac('sha256', file.linkKey)
    .update(`${file.id} ${accountId} ${expires}`)
    .digest('base64url')

function linkOf(file: StoredFile, account: Account, now: Date) {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  return urlOf(contract.file, {
    companyId: file.companyId,
    billingFileId: file.id,
    query: { expires, signature: signatureOf(file, account.id, expires) },
  })
}

const toBillingFile = (file: StoredFile, account: Account, now: Date): BillingFile => {
  const status = statusOf(file, now)
  return {
    id: file.id,
    kind: file.kind,
    fromMonth: file.fromMonth,
    toMonth: file.toMonth,
    clientIds: file.clientIds,
    encoding: file.encoding,
    status,
    requestedByName: file.requestedByName,
    requestedAt: file.requestedAt,
    finishedAt: file.finishedAt,
    expiresAt: file.expiresAt,
    rowCount: file.rowCount,
    replacedCharacters: file.replacedCharacters,
    link: status === 'succeeded' ? linkOf(file, account, now) : null,
  }
}

/** The files that anybody of the company asked for in the last seven days. */
export async function recentFiles(
  { db, now }: Operation,
  scope: CompanyScope,
  account: Account,
): Promise<{ items: BillingFile[] }> {
  const rows = await db
    .select()
    .from(billingFiles)
    .where(
      and(
        eq(billingFiles.companyId, scope.companyId),
        gte(billingFiles.requestedAt, addSeconds(now, -KEPT_SECONDS).toISOString()),
      ),
    )
    .orderBy(desc(billingFiles.id))
    .limit(MOST_SHOWN)
  return { items: rows.map((file) => toBillingFile(file, account, now)) }
}

/** Queues a file, unless the same account asked for the same one within ten minutes. */
export async function requestFile(
  { db, now, random }: Operation & { random: (bytes: number) => Buffer },
  scope: CompanyScope,
  account: Account,
  body: BillingFileRequest,
): Promise<BillingFile> {
  monthsAsked(body.fromMonth, body.toMonth, now)
  const clientIds = [...new Set(body.clientIds)].sort((a, b) => a - b)
  await refuseForeignStores(db, scope.companyId, clientIds)
  const { kind, fromMonth, toMonth, encoding } = body
  const [same] = await db
    .select()
    .from(billingFiles)
    .where(
      and(
        eq(billingFiles.companyId, scope.companyId),
        eq(billingFiles.requestedBy, account.id),
        eq(billingFiles.kind, kind),
        eq(billingFiles.fromMonth, fromMonth),
        eq(billingFiles.toMonth, toMonth),
        eq(billingFiles.encoding, encoding),
        sql`${billingFiles.clientIds} = ${JSON.stringify(clientIds)}::jsonb`,
        eq(billingFiles.hasFailed, false),
        gt(billingFiles.requestedAt, addSeconds(now, -REPEAT_SECONDS).toISOString()),
      ),
    )
    .orderBy(desc(billingFiles.id))
    .limit(1)
  if (same) return toBillingFile(same, account, now)
  const file = takeOne(
    await db
      .insert(billingFiles)
      .values({
        companyId: scope.companyId,
        kind,
        fromMonth,
        toMonth,
        clientIds,
        encoding,
        requestedBy: account.id,
        requestedByName: account.name,
        requestedAt: now.toISOString(),
        linkKey: random(32).toString('base64url'),
      })
      .returning(),
  )
  await enqueue(db, 'billingFile', { fileId: file.id }, now)
  return toBillingFile(file, account, now)
}

/** The file of a link: of this company, not expired, and signed for this account. 404 otherwise. */
export async function fileOfLink(
  { db, now }: Operation,
  {
    companyId,
    billingFileId,
    accountId,
  }: Record<'companyId' | 'billingFileId' | 'accountId', number>,
  { expires, signature }: { expires: number; signature: string },
): Promise<StoredFile> {
  const file = takeOne(
    await db
      .select()
      .from(billingFiles)
      .where(and(eq(billingFiles.companyId, companyId), eq(billingFiles.id, billingFileId))),
  )
  const expected = Buffer.from(signatureOf(file, accountId, expires))
  const given = Buffer.from(signature)
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given)
  if (!isSigned || expires * 1000 < now.getTime() || statusOf(file, now) !== 'succeeded')
    throw notFound()
  return file
}

/** Deletes files whose seven days are over. */
export async function dropOldFiles(db: Tx, now: Date) {
  const limit = addSeconds(now, -KEPT_SECONDS).toISOString()
  await db
    .delete(billingFiles)
    .where(
      or(
        and(isNotNull(billingFiles.expiresAt), lt(billingFiles.expiresAt, now.toISOString())),
        and(isNull(billingFiles.expiresAt), lt(billingFiles.requestedAt, limit)),
      ),
    )
}

/** The next piece of a stored file; undefined after the last. */
export async function pieceOf(
  db: Tx,
  fileId: number,
  index: number,
): Promise<Uint8Array | undefined> {
  const [piece] = await db
    .select({ body: billingFilePieces.body })
    .from(billingFilePieces)
    .where(and(eq(billingFilePieces.fileId, fileId), eq(billingFilePieces.index, index)))
  return piece?.body
}
