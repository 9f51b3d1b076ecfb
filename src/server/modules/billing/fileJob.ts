import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { addSeconds } from 'date-fns'
import { CompanyScope, type Account } from '@/server/auth/tenantScope'
import { accounts, billingFilePieces, billingFiles, memberships } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { enqueueMail } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import { keptUntil, type StoredFile } from './asyncFiles'
import { filePieces, monthsAsked } from './files/makeFile'
import type { InTransaction } from './files/types'

/** A file that waits for another of the same kind is tried again after so many seconds. */
const WAIT_SECONDS = 10

/** The account that asked, with its rights in the company as they are now; undefined if it has none any more. */
async function requesterOf(db: Tx, { requestedBy, companyId }: StoredFile) {
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, requestedBy), eq(accounts.status, 'active')))
  if (!row) return undefined
  const held = await db
    .select({
      companyId: memberships.companyId,
      clientId: memberships.clientId,
      role: memberships.role,
    })
    .from(memberships)
    .where(and(eq(memberships.accountId, requestedBy), eq(memberships.companyId, companyId)))
  if (!held.some(({ clientId }) => clientId === null)) return undefined
  const account: Account = { ...row, sessionId: 0, memberships: held }
  const scope = CompanyScope.check(account, companyId)
  return scope.may('billing.export') ? { account, scope } : undefined
}

/** Starts the file, or puts it off while another of its kind is made. Undefined: there is nothing to do now. */
async function start(db: Tx, fileId: number, now: Date): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(billingFiles)
    .where(and(eq(billingFiles.id, fileId), isNull(billingFiles.finishedAt)))
    .for('update')
  if (!file) return undefined
  const { companyId, kind } = file
  const running = await db.$count(
    billingFiles,
    and(
      eq(billingFiles.companyId, companyId),
      eq(billingFiles.kind, kind),
      ne(billingFiles.id, fileId),
      isNotNull(billingFiles.startedAt),
      isNull(billingFiles.finishedAt),
    ),
  )
  if (running > 0) {
    await enqueue(db, 'billingFile', { fileId }, addSeconds(now, WAIT_SECONDS))
    return undefined
  }
  await db
    .update(billingFiles)
    .set({ startedAt: now.toISOString() })
    .where(eq(billingFiles.id, fileId))
  // What an attempt left that died.
  await db.delete(billingFilePieces).where(eq(billingFilePieces.fileId, fileId))
  return file
}

/** Marks a file as failed, so that the next of its kind can begin. */
export const failFile = (db: Tx, fileId: number, now: Date) =>
  db
    .update(billingFiles)
    .set({
      hasFailed: true,
      startedAt: now.toISOString(),
      finishedAt: now.toISOString(),
      expiresAt: keptUntil(now),
    })
    .where(and(eq(billingFiles.id, fileId), isNull(billingFiles.finishedAt)))

/**
 * Makes a file piece by piece, each in transactions of its own, and mails that it is done. Returns what is written with
 * the end of the job.
 */
export async function makeStoredFile(
  { db, clock, settings }: AppContext,
  fileId: number,
  signal: AbortSignal,
): Promise<(tx: Tx) => Promise<unknown>> {
  const nothing = () => Promise.resolve()
  const file = await db.tx('system', (tx) => start(tx, fileId, clock()))
  if (!file) return nothing
  const requester = await db.tx('system', (tx) => requesterOf(tx, file))
  if (!requester) return (tx) => failFile(tx, fileId, clock())
  const { scope, account } = requester
  const { companyId, kind, encoding, clientIds } = file
  const inTransaction: InTransaction = (work) =>
    db.tx(scope, (tx) => work({ db: tx, now: clock() }))
  const written = { rowCount: 0, replaced: 0 }
  const work = {
    kind,
    encoding,
    months: monthsAsked(file.fromMonth, file.toMonth, clock()),
    scope: { companyId, clientIds, canSeeNames: scope.may('worker.pii') },
  }
  let index = 0
  for await (const body of filePieces(inTransaction, work, written)) {
    if (signal.aborted) return nothing
    const piece = { companyId, fileId, index, body }
    await db.tx('system', (tx) => tx.insert(billingFilePieces).values(piece))
    index += 1
  }
  return async (tx) => {
    const now = clock()
    await tx
      .update(billingFiles)
      .set({
        finishedAt: now.toISOString(),
        expiresAt: keptUntil(now),
        rowCount: written.rowCount,
        replacedCharacters: written.replaced,
      })
      .where(eq(billingFiles.id, fileId))
    const body = `ご依頼のCSVの作成が完了しました。7日以内に、次のページからダウンロードしてください。\n${settings.origin}/companies/${companyId}/statements`
    await enqueueMail(tx, account.email, { subject: 'CSVの作成が完了しました', body }, now)
  }
}
