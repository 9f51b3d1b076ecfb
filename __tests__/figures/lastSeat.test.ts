import { eq, sql } from 'drizzle-orm'
import { cannotApply } from '@/domain/offerings/offering'
import { payOf } from '@/domain/pay/pay'
import { firstOrNotFound } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { takeSeat } from '@/server/modules/offerings/records/changes'
import { apply } from '@/server/worker-app/apply'
import { factsOf } from '@tests/fixtures/factsAtMatch'
import { asSystem } from '@tests/kit/serverKit'
import { testContext, type TestContext } from '../kit/app'
import { report } from './report'

// `npm run figures` takes 200 workers, 50 times; here a few of both are enough.
const ROUNDS = Number(process.env['SEAT_ROUNDS'] ?? 5)
const WORKERS = ROUNDS >= 50 ? 200 : 40
const OPEN = 111
const FIRST = 100_000
type Apply = (userId: number, offeringId: number) => Promise<unknown>

let context: TestContext
let rounds = 0
beforeAll(async () => {
  context = await testContext()
  await context.reset()
})
afterAll(() => context.reset())
const locked: Apply = (userId, offeringId) =>
  asSystem((db) => apply({ db, now: context.now }, userId, offeringId))

/** One offering with one seat, and workers who may all apply. */
async function stage() {
  const first = FIRST + ++rounds * 1000
  return asSystem(async (db) => {
    await db.execute(sql`insert into users (id, name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, created_at)
      select ${first}::int + n, 'ワーカー' || n, 'ワーカー', 'ワーカー', '2000-01-01', 'unspecified', '09000000000', 'rookie', '13', ${context.now.toISOString()} from generate_series(1, ${WORKERS}::int) n`)
    const { id: _, ...like } = firstOrNotFound(
      await db.select().from(offerings).where(eq(offerings.id, OPEN)),
    )
    const { id } = firstOrNotFound(
      await db
        .insert(offerings)
        .values({ ...like, peopleWanted: 1, peopleMatched: 0 })
        .returning({ id: offerings.id }),
    )
    return { offeringId: id, people: Array.from({ length: WORKERS }, (_it, n) => first + 1 + n) }
  })
}
/**
 * Lets everybody apply at once and returns what is wrong: nothing if exactly one worker got the seat and all others
 * were refused with the reason.
 */
async function round(take: Apply): Promise<string[]> {
  const { offeringId, people } = await stage()
  const results = await Promise.allSettled(people.map((userId) => take(userId, offeringId)))
  const won = results.filter((result) => result.status === 'fulfilled').length
  const told = new Set(
    results.flatMap((result) =>
      result.status === 'rejected' ? [String((result.reason as Error).message)] : [],
    ),
  )
  const contracts = await asSystem((db) =>
    db.$count(matchings, eq(matchings.offeringId, offeringId)),
  )
  const { peopleMatched } = firstOrNotFound(
    await asSystem((db) => db.select().from(offerings).where(eq(offerings.id, offeringId))),
  )
  return [
    ...(won === 1 ? [] : [`${won} won`]),
    ...(contracts === 1 ? [] : [`${contracts} contracts`]),
    ...(peopleMatched === 1 ? [] : [`${peopleMatched} seats taken of 1`]),
    ...[...told].filter((text) => text !== '定員に達しました。'),
  ]
}
const database = () => (context.engine.postgres ? 'PostgreSQL' : 'PGlite')

test(`最後の1席に${WORKERS}人が同時に申し込みしても、決まるのは必ず1人で、ほかの人には満枠だと伝わる(${ROUNDS}回)`, async () => {
  const faults: string[][] = []
  for (let n = 1; n <= ROUNDS; n++) faults.push(await round(locked))
  const failed = faults.filter((fault) => fault.length > 0)
  report('the last seat', {
    database: database(),
    workers: WORKERS,
    rounds: ROUNDS,
    failed: failed.length,
  })
  expect(failed).toEqual([])
}, 900_000)

/** A faulty application for the self-check: it looks in one transaction and takes the seat in another. */
const lookThenTake: Apply = async (userId, offeringId) => {
  const offering = firstOrNotFound(
    await asSystem((db) => db.select().from(offerings).where(eq(offerings.id, offeringId))),
  )
  const reason = cannotApply(offering, context.now)
  if (reason) throw conflict(reason)
  await asSystem(async (db) => {
    const { clientId, startAt, endAt, hourlyWageYen, transportationYen } = offering
    await db.insert(matchings).values({
      clientId,
      offeringId,
      userId,
      startAt,
      endAt,
      status: 'established',
      matchedAt: context.now.toISOString(),
      appliedScope: 'public',
      hourlyWageYen,
      transportationYen,
      scheduledPay: payOf(offering),
      factsAtMatch: factsOf(offering.terms),
      qualificationDocumentStatus: 'not_required',
      createdAt: context.now.toISOString(),
    })
    await takeSeat(db, offeringId)
  })
}
/** A database for the self-check whose queries lock no rows, so none waits for another. */
const withoutLocks = (db: Tx): Tx =>
  new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const builder: unknown = Reflect.apply(value, target, args)
        if (name !== 'select') return builder
        const from = Reflect.get(builder as object, 'from') as (...args: unknown[]) => object
        return {
          from: (...tables: unknown[]) => {
            const query = Reflect.apply(from, builder, tables)
            return Object.assign(query, { for: () => query })
          },
        }
      }
    },
  })
const unlocked: Apply = (userId, offeringId) =>
  asSystem((db) => apply({ db: withoutLocks(db), now: context.now }, userId, offeringId))

test('自己点検: 席を見てから別に取る申し込みなら、二人目が決まったことに気づく', async () => {
  const faults: string[] = []
  for (let n = 0; n < 5; n++) faults.push(...(await round(lookThenTake)))
  report('the last seat self-check', {
    database: database(),
    variant: 'look, then take',
    faults: faults.slice(0, 3),
    noticed: faults.length > 0,
  })
  expect(faults).not.toEqual([])
})
test('自己点検: 求人の行を押さえない申し込みなら、取引が並んで進むデータベースで気づく', async () => {
  // The first connection may be done before the others are open, so one round is not enough.
  const faults: string[] = []
  for (let n = 0; n < 5; n++) faults.push(...(await round(unlocked)))
  // The embedded database runs one transaction after the other, so the lock makes no difference there.
  const parallel = context.engine.postgres !== undefined
  report('the last seat self-check', {
    database: database(),
    variant: 'no row locks',
    faults: faults.slice(0, 3),
    noticed: faults.length > 0,
    expected: parallel,
  })
  expect(faults.length > 0).toBe(parallel)
})
