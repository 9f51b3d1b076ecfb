import { createHmac, timingSafeEqual } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { and, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { ExportFileKind } from '@/contracts/common/exportFiles'
import type { JobStatus } from '@/contracts/common/jobStatus'
import { newToken } from '@/server/auth/sessions'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { exportFilePieces, exportFiles } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { notFound } from '@/server/http/errors'
import { attachmentHeader } from '@/server/http/response'
import { enqueue } from '@/server/jobs/queue'
import { streamOf } from '@/server/platform/exports/streamOf'
import type { ExportFile } from './types'

const DAY_SECONDS = 86_400
const KEPT_SECONDS = 7 * DAY_SECONDS
/** How long a request stays in the list; its file is deleted earlier, and can be requested again from there. */
const SHOWN_SECONDS = 30 * DAY_SECONDS
const LINK_SECONDS = 600
/** The same request within this time returns the same file. */
const REPEAT_SECONDS = 600
const MAX_SHOWN = 50

/** The instant (ISO) after which a file made now is deleted. */
export const keptUntil = (now: Date) => addSeconds(now, KEPT_SECONDS).toISOString()

/** Returns the status of a file, which follows from its instants and the clock. */
export const exportStatusOf = (file: ExportFile, now: Date): JobStatus => {
  if (file.hasFailed) return 'failed'
  if (file.startedAt === null) return 'queued'
  if (file.finishedAt === null) return 'processing'
  return file.expiresAt !== null && file.expiresAt <= now.toISOString() ? 'expired' : 'succeeded'
}

/** Binds the link of a file to one account and a time. */
const signatureOf = (file: ExportFile, accountId: number, expires: number) =>
  createHmac('sha256', file.linkKey)
    .update(`${file.id} ${accountId} ${expires}`)
    .digest('base64url')

/** The query of a link that opens the file for ten minutes, for this account only. */
export function linkQueryOf(file: ExportFile, accountId: number, now: Date) {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  return { expires, signature: signatureOf(file, accountId, expires) }
}

/** The owner of files: a store, or without one the company itself. Every scope is such an owner. */
type Owner = { companyId: number; clientId?: number }

const ofOwner = ({ companyId, clientId }: Owner) =>
  and(
    eq(exportFiles.companyId, companyId),
    clientId === undefined ? isNull(exportFiles.clientId) : eq(exportFiles.clientId, clientId),
  )
const ofKinds = (owner: Owner, kinds: readonly ExportFileKind[]) =>
  and(ofOwner(owner), inArray(exportFiles.kind, [...kinds]))

/** The files of these kinds that anybody of the owner asked for in the last 30 days, the newest first. */
export const recentExportFiles = (
  { db, now }: Operation,
  owner: Owner,
  kinds: readonly ExportFileKind[],
): Promise<ExportFile[]> =>
  db
    .select()
    .from(exportFiles)
    .where(
      and(
        ofKinds(owner, kinds),
        gte(exportFiles.requestedAt, addSeconds(now, -SHOWN_SECONDS).toISOString()),
      ),
    )
    .orderBy(desc(exportFiles.id))
    .limit(MAX_SHOWN)

type ExportRequest = {
  owner: Owner
  account: { id: number; name: string }
  kind: ExportFileKind
  parameters: object
}

/** Queues a file, unless the same account asked for the same one within ten minutes. */
export async function requestExportFile(
  { db, now, random }: Operation & Pick<AppContext, 'random'>,
  { owner, account, kind, parameters }: ExportRequest,
): Promise<ExportFile> {
  const [same] = await db
    .select()
    .from(exportFiles)
    .where(
      and(
        ofKinds(owner, [kind]),
        eq(exportFiles.requestedBy, account.id),
        sql`${exportFiles.parameters} = ${JSON.stringify(parameters)}::jsonb`,
        eq(exportFiles.hasFailed, false),
        gt(exportFiles.requestedAt, addSeconds(now, -REPEAT_SECONDS).toISOString()),
      ),
    )
    .orderBy(desc(exportFiles.id))
    .limit(1)
  if (same) return same
  const file = firstOrNotFound(
    await db
      .insert(exportFiles)
      .values({
        companyId: owner.companyId,
        clientId: owner.clientId ?? null,
        kind,
        parameters,
        requestedBy: account.id,
        requestedByName: account.name,
        requestedAt: now.toISOString(),
        linkKey: newToken(random),
      })
      .returning(),
  )
  await enqueue(db, 'exportFile', { fileId: file.id }, now)
  return file
}

/**
 * Returns the file of a link; 404 if it is not this owner's, or the link has expired or is signed for another account.
 */
export async function exportFileOfLink(
  { db, now }: Operation,
  { owner, fileId, accountId }: { owner: Owner; fileId: number; accountId: number },
  { expires, signature }: { expires: number; signature: string },
): Promise<ExportFile> {
  const file = firstOrNotFound(
    await db
      .select()
      .from(exportFiles)
      .where(and(ofOwner(owner), eq(exportFiles.id, fileId))),
  )
  const expected = Buffer.from(signatureOf(file, accountId, expires))
  const given = Buffer.from(signature)
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given)
  if (!isSigned || expires * 1000 < now.getTime() || exportStatusOf(file, now) !== 'succeeded')
    throw notFound()
  return file
}

/** Yields the stored bytes of a file, each piece read in a separate transaction. */
export async function* exportFilePiecesOf(
  { db }: Pick<AppContext, 'db'>,
  scope: CompanyScope | ClientScope,
  fileId: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let index = 0; ; index += 1) {
    const [piece] = await db.tx(scope, (tx) =>
      tx
        .select({ body: exportFilePieces.body })
        .from(exportFilePieces)
        .where(and(eq(exportFilePieces.fileId, fileId), eq(exportFilePieces.index, index))),
    )
    if (!piece) return
    yield piece.body as Uint8Array<ArrayBuffer>
  }
}

/** The stored bytes as the content of an answer: no more than one piece is in memory. */
export function streamExportFile(
  {
    context,
    scope,
    setResponseHeader,
  }: {
    context: AppContext
    scope: CompanyScope | ClientScope
    setResponseHeader: (name: string, value: string) => void
  },
  { id, byteSize }: ExportFile,
  name: string,
): ReadableStream {
  setResponseHeader('Content-Disposition', attachmentHeader(name))
  // A file that is deleted while it is read is then an error for the reader, not a shorter file.
  if (byteSize !== null) setResponseHeader('Content-Length', String(byteSize))
  const pieces = exportFilePiecesOf(context, scope, id)
  return streamOf(pieces)
}

/** Deletes a file, also one that is being made, and returns its last state. 404 for one of another kind or owner. */
export async function deleteExportFile(
  db: Tx,
  owner: Owner,
  kinds: readonly ExportFileKind[],
  fileId: number,
): Promise<ExportFile> {
  return firstOrNotFound(
    await db
      .delete(exportFiles)
      .where(and(ofKinds(owner, kinds), eq(exportFiles.id, fileId)))
      .returning(),
  )
}

/** Deletes the content of files after KEPT_SECONDS, and the requests after SHOWN_SECONDS. */
export async function dropOldExportFiles(db: Tx, now: Date) {
  const expired = db
    .select({ id: exportFiles.id })
    .from(exportFiles)
    .where(lt(exportFiles.expiresAt, now.toISOString()))
  await db.delete(exportFilePieces).where(inArray(exportFilePieces.fileId, expired))
  await db
    .delete(exportFiles)
    .where(lt(exportFiles.requestedAt, addSeconds(now, -SHOWN_SECONDS).toISOString()))
}
