import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  cannotUseStep,
  codeStepAt,
  readCode,
  writeCode,
  type CodePurpose,
} from '@/domain/matchings/attendanceCode'
import { firstOrNotFound } from '@/server/db/pagination'
import { storeKeys } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'

type StoreKey = typeof storeKeys.$inferSelect

/** Returns the key of a store; a trigger creates it together with the store. `lock`: the caller will change it. */
export async function keyOfStore(
  db: Tx,
  clientId: number,
  { lock = false } = {},
): Promise<StoreKey> {
  const query = db.select().from(storeKeys).where(eq(storeKeys.clientId, clientId))
  return firstOrNotFound(await (lock ? query.for('update') : query))
}

/**
 * Signs these parts with the key of a store: 32 hexadecimal digits (128 bits of HMAC-SHA256), in capitals because a QR
 * code encodes those more compactly.
 */
export const signatureOf = (key: string, parts: readonly (string | number)[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex').slice(0, 32).toUpperCase()
/** Compares two signatures in constant time: the duration must not reveal how much was right. */
export const isSameSignature = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))

const codeSignature = (
  { key, clientId, codeSerial }: StoreKey,
  purpose: CodePurpose,
  step: number | undefined,
) => signatureOf(key, ['attendance', clientId, codeSerial, purpose, step ?? 'printed'])
/** Returns the text of a QR code: the printed one, or with a `step` the one that the screen shows during that step. */
export const codeOf = (store: StoreKey, purpose: CodePurpose, step?: number) =>
  writeCode({
    purpose,
    clientId: store.clientId,
    step,
    signature: codeSignature(store, purpose, step),
  })

/** Returns the store and purpose of a scanned code. If the code is refused, the message tells the worker what to do. */
export async function checkCode(db: Tx, text: string, now: Date) {
  const code = readCode(text)
  if (!code)
    throw conflict(
      'このQRコードは、チェックイン・アウトのQRコードではありません。店舗に掲示されたQRコードを読み取ってください。',
      'unknown_code',
    )
  const [store] = await db.select().from(storeKeys).where(eq(storeKeys.clientId, code.clientId))
  const late = code.step === undefined ? undefined : cannotUseStep(code.step, now.getTime())
  if (!store || !isSameSignature(code.signature, codeSignature(store, code.purpose, code.step)))
    throw conflict(
      'このQRコードは使えなくなりました。店舗に掲示された新しいQRコードを読み取ってください。',
      'dead_code',
    )
  if (late) throw conflict(late, 'old_code')
  return { clientId: code.clientId, purpose: code.purpose }
}
/** The number of the time step in which a code shown now is valid. */
export const currentStep = (now: Date) => codeStepAt(now.getTime())
