import { eq } from 'drizzle-orm'
import {
  cannotRecordResidenceCard,
  type ResidenceCardEntry,
} from '@/domain/workers/residence/residenceRecord'
import { dayOf } from '@/lib/date'
import { residenceCards, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { audit } from '@/server/platform/auditLog'

/** The name of a worker. ApiError 409 for an unknown one. */
async function workerNamed(db: Tx, userId: number) {
  const [worker] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!worker) throw conflict(`番号 ${userId} のワーカーはいません。`)
  return worker.name
}
/** Logs only whose card it was and when: no nationality and no number, because the log cannot be deleted. */
const auditCard = ({ db, now }: Operation, call: string, userId: number) =>
  audit(db, { call, result: 'done', ids: { userId } }, now)

/**
 * Records a worker's residence card as the operator checked it, replacing the previous one. Returns the name of the
 * worker. ApiError 409 with the reason for a card that no worker can have.
 */
export async function recordResidenceCard(
  operation: Operation,
  userId: number,
  card: ResidenceCardEntry,
): Promise<string> {
  const { db, now } = operation
  const name = await workerNamed(db, userId)
  const reason = cannotRecordResidenceCard(card, dayOf(now))
  if (reason) throw conflict(reason)
  const row = { ...card, checkedAt: now.toISOString() }
  await db
    .insert(residenceCards)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: residenceCards.userId, set: row })
  await auditCard(operation, 'residence_card_recorded', userId)
  return name
}

/**
 * Removes the card of a worker who no longer has one, for example after naturalization. ApiError 409 if none is
 * recorded.
 */
export async function removeResidenceCard(operation: Operation, userId: number): Promise<string> {
  const name = await workerNamed(operation.db, userId)
  const removed = await operation.db
    .delete(residenceCards)
    .where(eq(residenceCards.userId, userId))
    .returning({ id: residenceCards.id })
  if (removed.length === 0) throw conflict(`${name}さんの在留カードは記録されていません。`)
  await auditCard(operation, 'residence_card_removed', userId)
  return name
}

/** The recorded card of a worker; undefined without one. ApiError 409 for an unknown worker. */
export async function residenceCardOf({ db }: Operation, userId: number) {
  await workerNamed(db, userId)
  const [card] = await db.select().from(residenceCards).where(eq(residenceCards.userId, userId))
  return card
}
