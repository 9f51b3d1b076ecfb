import { authenticate } from '@/server/auth/sessions'
import type { Tx } from '@/server/db/transaction'
import { isExport, isWrite, type CallState } from '@/server/http/callState'
import { giveExportTurnBack, limit, takeExportTurn } from '@/server/platform/rateLimiter'

export async function limitRate({ account, route }: CallState, db: Tx, now: Date) {
  if (account && isWrite(route.endpoint)) await limit(db, 'writes', account.id, now)
  if (account && isExport(route.endpoint)) await limit(db, 'exports', account.id, now)
}

type ExportSlot = { accountId: number; takenAt: Date }

/** One export at a time per account. Committed before the work begins, so that other calls see it. */
export async function acquireExportSlot({
  context,
  route,
  cookies,
}: CallState): Promise<ExportSlot | undefined> {
  if (!isExport(route.endpoint) || route.endpoint.public) return undefined
  return context.db.tx('system', async (db) => {
    const takenAt = context.clock()
    const { id: accountId } = await authenticate(db, cookies, takenAt)
    await takeExportTurn(db, accountId, takenAt)
    return { accountId, takenAt }
  })
}
export const releaseExportSlot = ({ context }: CallState, { accountId, takenAt }: ExportSlot) =>
  context.db.tx('system', (db) => giveExportTurnBack(db, accountId, takenAt))
