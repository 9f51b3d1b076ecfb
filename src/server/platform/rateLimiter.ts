import { createHash } from 'node:crypto'
import { and, eq, lt, lte, or, sql } from 'drizzle-orm'
import { addSeconds } from '@/lib/dates/time'
import type { Tx } from '@/server/db/transaction'
import { rateLimits } from '@/server/db/schema'
import { tooMany } from '@/server/http/errors'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** What may be done how often: `count` times in `seconds`, from the first time on. The subject is an account, an address, a room. */
export const limits = {
  signInPair: { count: 5, seconds: 15 * MINUTE },
  signInIp: { count: 30, seconds: 15 * MINUTE },
  /** Beyond it an attempt only takes longer: nobody can lock somebody else out. */
  signInAccount: { count: 50, seconds: DAY },
  refresh: { count: 30, seconds: MINUTE },
  mailPerAddress: { count: 3, seconds: HOUR },
  mailPerIp: { count: 10, seconds: HOUR },
  phoneCode: { count: 3, seconds: HOUR },
  writes: { count: 120, seconds: MINUTE },
  chat: { count: 30, seconds: MINUTE },
  exports: { count: 10, seconds: MINUTE },
  aiSuggestion: { count: 60, seconds: DAY },
  /** Refused calls that are written to the audit log; what goes beyond is refused all the same. */
  denials: { count: 60, seconds: MINUTE },
} as const
export type LimitName = keyof typeof limits

/** An export that never gave its turn back, because its server died, keeps it so long, in seconds. */
const EXPORT_LEASE = 5 * MINUTE

/** Sizes that hold everywhere. */
export const sizes = {
  bodyBytes: 1024 * 1024,
  depth: 20,
  textLength: 10_000,
  ids: 200,
  exportRows: 50_000,
} as const

/** LIMITS_SCALE raises every count, for measurements only. */
const scale = () => Number(process.env['LIMITS_SCALE'] ?? 1) || 1
// A subject may be an address: the table keeps none.
const subjectOf = (name: string, subject: string | number) =>
  createHash('sha256').update(`${name} ${subject}`).digest('base64url').slice(0, 22)

/** Counts one more. `left` is how many may follow; negative: this one is already too much. `seconds` until the count starts again. */
export async function consume(db: Tx, name: LimitName, subject: string | number, now: Date) {
  const { count, seconds } = limits[name]
  const over = lte(rateLimits.windowStart, addSeconds(now, -seconds).toISOString())
  const [row] = await db
    .insert(rateLimits)
    .values({ name, subject: subjectOf(name, subject), windowStart: now.toISOString(), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.name, rateLimits.subject],
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${over} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart })
  if (!row) throw new Error('no throttle row')
  return {
    left: count * scale() - row.count,
    seconds: (new Date(row.windowStart).getTime() - now.getTime()) / 1000 + seconds,
  }
}

/** Counts one more, and refuses beyond the limit. */
export async function limit(db: Tx, name: LimitName, subject: string | number, now: Date) {
  const { left, seconds } = await consume(db, name, subject, now)
  if (left < 0) throw tooMany(seconds)
}

/** Takes one back: the attempt turned out to be a good one. */
export async function refund(db: Tx, name: LimitName, subject: string | number) {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.name, name), eq(rateLimits.subject, subjectOf(name, subject))))
}
/** Starts the count again. */
export async function reset(db: Tx, name: LimitName, subject: string | number) {
  await db
    .delete(rateLimits)
    .where(and(eq(rateLimits.name, name), eq(rateLimits.subject, subjectOf(name, subject))))
}
/** Counters that no limit looks at any more. */
export const dropOldCounters = (db: Tx, now: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.windowStart, addSeconds(now, -2 * DAY).toISOString()))

const EXPORTING = 'exporting'
const turnOf = (accountId: number) => ({
  name: EXPORTING,
  subject: subjectOf(EXPORTING, accountId),
})
/** One export at a time for each account, on however many servers: refused while another is being made. */
export async function takeExportTurn(db: Tx, accountId: number, now: Date) {
  const at = now.toISOString()
  const free = or(
    eq(rateLimits.count, 0),
    lte(rateLimits.windowStart, addSeconds(now, -EXPORT_LEASE).toISOString()),
  )
  const taken = await db
    .insert(rateLimits)
    .values({ ...turnOf(accountId), windowStart: at, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.name, rateLimits.subject],
      set: { windowStart: at, count: 1 },
      ...(free && { setWhere: free }),
    })
    .returning({ id: rateLimits.id })
  if (taken.length === 0)
    throw tooMany(5, '前の出力をまだ作成しています。終わってから、もう一度お試しください。')
}
/** Gives back the turn that was taken at that moment; one that somebody else has taken over stays theirs. */
export async function giveExportTurnBack(db: Tx, accountId: number, takenAt: Date) {
  const { name, subject } = turnOf(accountId)
  await db
    .update(rateLimits)
    .set({ count: 0 })
    .where(
      and(
        eq(rateLimits.name, name),
        eq(rateLimits.subject, subject),
        eq(rateLimits.windowStart, takenAt.toISOString()),
      ),
    )
}
