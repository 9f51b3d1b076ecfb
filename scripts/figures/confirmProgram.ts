// A program of the figure killConfirm: it opens the embedded database in DATA_DIR and confirms months, in lines of
// JSON.
import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNotNull, sum } from 'drizzle-orm'
import { addDays, addMinutes, type Month } from '@/lib/date'
import { openDatabase } from '@/server/db/client'
import {
  billingLines,
  billingOperations,
  billingStoreTotals,
  clients,
  clientUsers,
  matchings,
  offerings,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { confirmMonth } from '@/server/modules/billing/service'
import { issuer } from './issuer'

/** Shifts of every month, and people of each shift. */
const DAYS = 20
const PEOPLE = 75
const say = (line: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(line)}\n`)
const now = new Date()

/** A matching of the demonstration that was worked, its offering, and the people of its store. */
async function modelOf(db: Tx) {
  const [model] = await db
    .select({ matching: matchings, offering: offerings, companyId: clients.companyId })
    .from(matchings)
    .innerJoin(offerings, eq(offerings.id, matchings.offeringId))
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .where(and(eq(matchings.status, 'worked'), isNotNull(matchings.fixedPay)))
    .orderBy(desc(matchings.id))
    .limit(1)
  if (!model?.matching.fixedPay) throw new Error('no worked matching in the demonstration')
  const people = await db
    .select({ id: clientUsers.userId })
    .from(clientUsers)
    .where(eq(clientUsers.clientId, model.matching.clientId))
    .orderBy(clientUsers.userId)
    .limit(PEOPLE)
  return { ...model, people, pay: { ...model.matching.fixedPay, withholdingTaxYen: 0 } }
}

/** Writes worked shifts into a month long before the demonstration. */
async function writeMonth(db: Tx, month: Month) {
  const { offering, matching, people, pay } = await modelOf(db)
  const { id: _offeringId, ...likeOffering } = offering
  const { id: _matchingId, ...likeMatching } = matching
  for (let day = 0; day < DAYS; day++) {
    const workOn = addDays(`${month}-01`, day)
    const startAt = `${workOn}T10:00:00+09:00`
    const times = { startAt, endAt: addMinutes(startAt, 240) }

    const [row] = await db
      .insert(offerings)
      .values({
        ...likeOffering,
        ...times,
        publishedAt: '2018-01-01T00:00:00Z',
        createdAt: '2018-01-01T00:00:00Z',
        workOn,
        closesAt: startAt,
        breakMin: 0,
        peopleWanted: PEOPLE,
        peopleMatched: people.length,
      })
      .returning({ id: offerings.id })
    await db.insert(matchings).values(
      people.map(({ id: userId }) => ({
        ...likeMatching,
        ...times,
        createdAt: '2018-01-01T00:00:00Z',
        matchedAt: '2018-01-01T00:00:00Z',
        checkedInAt: times.startAt,
        checkedOutAt: times.endAt,
        offeringId: row?.id ?? 0,
        userId,
        fixedPay: pay,
        scheduledPay: pay,
      })),
    )
  }
}

/** How much of a confirmed month is there. */
async function stateOf(db: Tx, month: Month) {
  const { people } = await modelOf(db)
  const lines = DAYS * people.length
  const operations = await db
    .select({ totalYen: billingOperations.totalYen, feeYen: billingOperations.feeYen })
    .from(billingOperations)
    .where(eq(billingOperations.month, month))
  const [line] = await db
    .select({ rows: count(), feeYen: sum(billingLines.feeYen).mapWith(Number) })
    .from(billingLines)
    .where(eq(billingLines.month, month))
  const stores = await db
    .select({ totalYen: billingStoreTotals.totalYen })
    .from(billingStoreTotals)
    .where(eq(billingStoreTotals.month, month))
  const found = [operations.length, line?.rows ?? 0, stores.length]
  if (found.every((rows) => rows === 0)) return 'nothing'
  const isWhole =
    String(found) === String([1, lines, 1]) &&
    operations[0]?.feeYen === line?.feeYen &&
    operations[0]?.totalYen === stores[0]?.totalYen
  return isWhole ? 'everything' : 'part'
}

/** A confirmation that loses its lines: what the figure must notice. */
const withoutLines = (db: Tx): Tx =>
  new Proxy(db, {
    get: (of, name) => {
      const value: unknown = Reflect.get(of, name, of)
      if (name === 'insert')
        return (table: Parameters<Tx['insert']>[0]) =>
          table === billingLines ? { values: () => Promise.resolve() } : of.insert(table)
      return typeof value === 'function' ? (value.bind(of) as unknown) : value
    },
  })

async function run() {
  const [command = '', ...months] = process.argv.slice(2)
  const dir = process.env['DATA_DIR']
  if (dir === undefined) throw new Error('DATA_DIR is not set')
  const database = await openDatabase({ dir })
  const confirm = (month: Month, wrap: (db: Tx) => Tx = (db) => db) =>
    database.tx('system', async (db) => {
      const { companyId } = await modelOf(db)
      return confirmMonth(wrap(db), { companyId, month }, { issuer, now })
    })
  const state = (month: Month) => database.tx('system', (db) => stateOf(db, month))
  const [month = '', previous] = months
  if (command === 'prepare') {
    await seedIfEmpty(database, { now, random: randomBytes, scale: 1 })
    for (const one of months) await database.tx('system', (db) => writeMonth(db, one))
  }
  if (command === 'torn') {
    await confirm(month, withoutLines)
    say({ torn: await state(month) })
  }
  if (command === 'confirm') {
    // The remains of the killed process, and the result of the next attempt.
    if (previous !== undefined) {
      const left = await state(previous)
      const again = await confirm(previous)
      say({ left, again, after: await state(previous) })
    }
    say({ ready: true })
    const from = performance.now()
    await confirm(month)
    say({ confirmed: true, ms: Math.round(performance.now() - from) })
  }
  await database.close()
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
