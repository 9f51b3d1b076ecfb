import { addSeconds } from 'date-fns'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { ExportFileKind } from '@/contracts/common/exportFiles'
import type { Permission } from '@/contracts/permission'
import { ClientScope, CompanyScope, type Account } from '@/server/auth/tenantScope'
import { accounts, exportFilePieces, exportFiles, memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { ApiError } from '@/server/http/errors'
import { enqueueMail } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { withRests } from '@/server/platform/exports/rests'
import { keptUntil } from './files'
import type { ExportDefinition, ExportFile, ExportProgress, InTransaction, Written } from './types'

/** Seconds until a file that waits for another of the same kind is tried again. */
const WAIT_SECONDS = 10

/** The scope that a file belongs to; undefined for an account without a role there. */
async function scopeOf(db: Tx, account: Account, { companyId, clientId }: ExportFile) {
  try {
    return clientId === null
      ? CompanyScope.check(account, companyId)
      : await ClientScope.check(db, account, clientId)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Returns the account that requested the file with its current roles; undefined if it may no longer have the file. */
async function requesterOf(db: Tx, file: ExportFile, permission: Permission) {
  const { requestedBy, companyId } = file
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, requestedBy), eq(accounts.status, 'active')))
  if (!row) return undefined
  const heldRoles = await db
    .select({
      companyId: memberships.companyId,
      clientId: memberships.clientId,
      role: memberships.role,
    })
    .from(memberships)
    .where(
      and(
        eq(memberships.accountId, requestedBy),
        eq(memberships.companyId, companyId),
        isNull(memberships.suspendedAt),
      ),
    )
  const account: Account = { ...row, sessionId: 0, memberships: heldRoles }
  const scope = await scopeOf(db, account, file)
  return scope?.may(permission) ? { account, scope } : undefined
}

const noProgress = { progressStep: null, progressDone: null, progressTotal: null }

/** Starts the file, or puts it off while another of its kind is made. Undefined: there is nothing to do now. */
async function start(db: Tx, fileId: number, now: Date): Promise<ExportFile | undefined> {
  const [file] = await db
    .select()
    .from(exportFiles)
    .where(and(eq(exportFiles.id, fileId), isNull(exportFiles.finishedAt)))
    .for('update')
  if (!file) return undefined
  const { companyId, kind } = file
  await lockOwner(db, { companyId })
  const running = await db.$count(
    exportFiles,
    and(
      eq(exportFiles.companyId, companyId),
      eq(exportFiles.kind, kind),
      ne(exportFiles.id, fileId),
      isNotNull(exportFiles.startedAt),
      isNull(exportFiles.finishedAt),
    ),
  )
  if (running > 0) {
    await enqueue(db, 'exportFile', { fileId }, addSeconds(now, WAIT_SECONDS))
    return undefined
  }
  await db
    .update(exportFiles)
    .set({ startedAt: now.toISOString(), ...noProgress })
    .where(eq(exportFiles.id, fileId))
  // An earlier attempt that was interrupted may have left pieces.
  await db.delete(exportFilePieces).where(eq(exportFilePieces.fileId, fileId))
  return file
}

type Piece = { index: number; body: Uint8Array; progress: ExportProgress | undefined }

/**
 * Stores a piece, and how far the work has come where that has changed; false if somebody has deleted the file
 * meanwhile.
 */
async function storePiece(
  db: Tx,
  { id, companyId }: ExportFile,
  { index, body, progress }: Piece,
): Promise<boolean> {
  const isThis = eq(exportFiles.id, id)
  const [file] = progress
    ? await db
        .update(exportFiles)
        .set({
          progressStep: progress.step,
          progressDone: progress.done,
          progressTotal: progress.total,
        })
        .where(isThis)
        .returning({ id: exportFiles.id })
    : await db.select({ id: exportFiles.id }).from(exportFiles).where(isThis).for('key share')
  if (!file) return false
  await db.insert(exportFilePieces).values({ companyId, fileId: id, index, body })
  return true
}

/** Marks a file as failed, so that the next of its kind can begin. */
export const failExportFile = (db: Tx, fileId: number, now: Date) =>
  db
    .update(exportFiles)
    .set({
      hasFailed: true,
      startedAt: now.toISOString(),
      finishedAt: now.toISOString(),
      expiresAt: keptUntil(now),
    })
    .where(and(eq(exportFiles.id, fileId), isNull(exportFiles.finishedAt)))

/**
 * Makes a file piece by piece, each in separate transactions, and mails that it is done. Returns what is written with
 * the end of the job.
 */
export async function makeExportFile(
  { db, clock, settings }: AppContext,
  definitions: Readonly<Record<ExportFileKind, ExportDefinition>>,
  fileId: number,
  signal: AbortSignal,
): Promise<(tx: Tx) => Promise<unknown>> {
  const nothing = () => Promise.resolve()
  const file = await db.tx('system', (tx) => start(tx, fileId, clock()))
  if (!file) return nothing
  const { permission, pieces, noun, page } = definitions[file.kind]
  const requester = await db.tx('system', (tx) => requesterOf(tx, file, permission))
  if (!requester) return (tx) => failExportFile(tx, fileId, clock())
  const { scope, account } = requester
  const inTransaction: InTransaction = (work) =>
    db.tx(scope, (tx) => work({ db: tx, now: clock() }))
  const written: Written = { rowCount: 0, replaced: 0 }
  const work = { parameters: file.parameters, scope, inTransaction, db, now: clock() }
  let index = 0
  let byteSize = 0
  let storedProgress: ExportProgress | undefined
  for await (const body of withRests(pieces(work, written))) {
    signal.throwIfAborted()
    const progress = written.progress === storedProgress ? undefined : written.progress
    const piece = { index, body, progress }
    if (!(await db.tx('system', (tx) => storePiece(tx, file, piece)))) return nothing
    storedProgress = written.progress
    index += 1
    byteSize += body.length
  }
  return async (tx) => {
    const now = clock()
    const finished = await tx
      .update(exportFiles)
      .set({
        finishedAt: now.toISOString(),
        expiresAt: keptUntil(now),
        rowCount: written.rowCount,
        byteSize,
        replacedCharacters: written.replaced,
      })
      .where(eq(exportFiles.id, fileId))
      .returning({ id: exportFiles.id })
    if (finished.length === 0) return
    const subject = `${noun}の作成が完了しました`
    const body = `ご依頼の${subject}。7日以内に、次のページからダウンロードしてください。\n${settings.origin}${page(file)}`
    await enqueueMail(tx, account.email, { subject, body }, now)
  }
}
