import { createHash } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import { rateLimits } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { tooMany, type ApiError } from '@/server/http/errors'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400
/** Seconds after which an export that waits for another one of the account may be tried again. */
const EXPORT_RETRY_SECONDS = 5
/**
 * Limits over all processes: `count` times in `seconds`, counted from the first one on. The subject is an account, an
 * IP address, a room. Calls of an account are counted in memory (`callLimits.ts`).
 */
export const limits = {
  /** Per account and address, and per password of the account: setting a new one starts the count again. */
  signInPair: { count: 5, seconds: 15 * MINUTE_SECONDS },
  signInIp: { count: 30, seconds: 15 * MINUTE_SECONDS },
  /** Many addresses of one network (clientAddress.ts). */
  signInNetwork: { count: 120, seconds: 15 * MINUTE_SECONDS },
  /** Above this limit an attempt only takes longer, so that nobody can lock others out. */
  signInAccount: { count: 50, seconds: DAY_SECONDS },
  /**
   * All callers behind a proxy that TRUST_PROXY does not declare. Beyond it attempts only take longer: the addresses
   * from such a proxy may be forged, but the others behind it must get in.
   */
  signInForwarder: { count: 100, seconds: 15 * MINUTE_SECONDS },
  /** Attempts to set a password with one mailed link; each costs a hash. */
  setupLink: { count: 5, seconds: HOUR_SECONDS },
  refresh: { count: 30, seconds: MINUTE_SECONDS },
  /** Per mail address and the network that asks: so that nobody can use up the mails of others. */
  mailPerAddress: { count: 3, seconds: HOUR_SECONDS },
  mailPerIp: { count: 10, seconds: HOUR_SECONDS },
  /** All callers behind a proxy that TRUST_PROXY does not declare. */
  mailPerForwarder: { count: 100, seconds: HOUR_SECONDS },
  chat: { count: 30, seconds: MINUTE_SECONDS },
  exports: { count: 10, seconds: MINUTE_SECONDS },
  aiSuggestion: { count: 60, seconds: DAY_SECONDS },
  /** Refused calls that are written to the audit log; others are refused without a record. */
  denials: { count: 60, seconds: MINUTE_SECONDS },
} as const
export type LimitName = keyof typeof limits

/** Seconds after which the slot of an export whose server died is free again. */
const EXPORT_LEASE = 5 * MINUTE_SECONDS

/** Sizes that hold everywhere. */
export const sizes = {
  depth: 20,
  /** Values in one body: a hundred reviews, the largest, have 9,000. */
  bodyValues: 10_000,
  /** Fields that one refusal names. */
  refusedFields: 20,
  textLength: 10_000,
  ids: 200,
  exportRows: 50_000,
} as const

let limitsScale = 1
/** Multiplies every count, for measurements only (LIMITS_SCALE). */
export const setLimitsScale = (scale: number) => {
  limitsScale = scale
}
/** A limit of calls as the scale of this process allows it (`setLimitsScale`). */
export const scaled = (count: number) => count * limitsScale
// The table stores no address, although a subject may be one.
const subjectOf = (name: string, subject: string | number) =>
  createHash('sha256').update(`${name} ${subject}`).digest('base64url').slice(0, 22)

/**
 * Counts one more. Returns how many are `left` (negative if this one exceeds the limit) and the `seconds` until the
 * count starts again.
 */
export async function consume(db: Tx, name: LimitName, subject: string | number, now: Date) {
  const { count, seconds } = limits[name]
  // A window that begins further ahead than its length was opened before the clock was set back.
  const hasWindowEnded = sql`(${rateLimits.windowStart} <= ${addSeconds(now, -seconds).toISOString()} or ${rateLimits.windowStart} > ${addSeconds(now, seconds).toISOString()})`
  const [row] = await db
    .insert(rateLimits)
    .values({ name, subject: subjectOf(name, subject), windowStart: now.toISOString(), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.name, rateLimits.subject],
      set: {
        count: sql`case when ${hasWindowEnded} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${hasWindowEnded} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart })
  if (!row) throw new Error('no throttle row')
  return {
    left: scaled(count) - row.count,
    seconds: (new Date(row.windowStart).getTime() - now.getTime()) / 1000 + seconds,
  }
}

/** Counts an attempt and throws ApiError 429 above the limit. */
export async function limit(db: Tx, name: LimitName, subject: string | number, now: Date) {
  const { left, seconds } = await consume(db, name, subject, now)
  if (left < 0) throw tooMany(seconds)
}

/**
 * Counts an export of an account and takes its slot, in a transaction that is committed before the call's own begins: a
 * refused call stays counted. The refusal is returned, because throwing it would roll the count back.
 */
export async function admitExport(
  db: Tx,
  accountId: number,
  now: Date,
): Promise<ApiError | undefined> {
  const { left, seconds } = await consume(db, 'exports', accountId, now)
  if (left < 0) return tooMany(seconds)
  return (await acquireExportSlot(db, accountId, now))
    ? undefined
    : tooMany(
        EXPORT_RETRY_SECONDS,
        '前の出力をまだ作成しています。終わってから、もう一度お試しください。',
      )
}

/** Uncounts an attempt that was successful. */
export async function refund(db: Tx, name: LimitName, subject: string | number) {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.name, name), eq(rateLimits.subject, subjectOf(name, subject))))
}
/** Deletes the counter. */
export async function reset(db: Tx, name: LimitName, subject: string | number) {
  await db
    .delete(rateLimits)
    .where(and(eq(rateLimits.name, name), eq(rateLimits.subject, subjectOf(name, subject))))
}
/** Deletes counters whose window is over for every limit. */
export const dropOldCounters = (db: Tx, now: Date) =>
  db
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, addSeconds(now, -2 * DAY_SECONDS).toISOString()))

const EXPORT_SLOT_NAME = 'exporting'
const exportSlotOf = (accountId: number) => ({
  name: EXPORT_SLOT_NAME,
  subject: subjectOf(EXPORT_SLOT_NAME, accountId),
})
/** One export at a time for each account, on all servers together. False while another one is being made. */
async function acquireExportSlot(db: Tx, accountId: number, now: Date) {
  const nowText = now.toISOString()
  const free = or(
    eq(rateLimits.count, 0),
    lte(rateLimits.windowStart, addSeconds(now, -EXPORT_LEASE).toISOString()),
    gt(rateLimits.windowStart, addSeconds(now, EXPORT_LEASE).toISOString()),
  )
  const acquired = await db
    .insert(rateLimits)
    .values({ ...exportSlotOf(accountId), windowStart: nowText, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.name, rateLimits.subject],
      set: { windowStart: nowText, count: 1 },
      ...(free && { setWhere: free }),
    })
    .returning({ id: rateLimits.id })
  return acquired.length > 0
}
/** Releases the slot that was acquired at that moment; one that another call has taken over stays with it. */
export async function releaseExportSlot(db: Tx, accountId: number, acquiredAt: Date) {
  const { name, subject } = exportSlotOf(accountId)
  await db
    .update(rateLimits)
    .set({ count: 0 })
    .where(
      and(
        eq(rateLimits.name, name),
        eq(rateLimits.subject, subject),
        eq(rateLimits.windowStart, acquiredAt.toISOString()),
      ),
    )
}
