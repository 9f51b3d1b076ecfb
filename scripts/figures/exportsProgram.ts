// A program of the figure exports: it fills the database of the environment (DATA_DIR, or DATABASE_URL) with the
// demonstration and as many rows of each family as a file may have, and says in a line of JSON where they are.
import { randomBytes } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import { addMonths, monthOf, type Month } from '@/lib/date'
import { openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { billingLines } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { confirmMonth } from '@/server/modules/billing/service'
import { sizes } from '@/server/platform/rateLimiter'
import { issuer } from './issuer'

const ROWS = sizes.exportRows
/** Rows of one statement: the embedded engine counts as stuck when one takes too long. */
const BATCH = 2500
/** A worker has one shift on each of the 31 days that a roster may have. */
const DAYS = 31
const PEOPLE = Math.ceil(ROWS / DAYS)
const PEOPLE_A_SHIFT = 100
const SHIFTS_A_DAY = Math.ceil(PEOPLE / PEOPLE_A_SHIFT)
/** Beyond the ids of the demonstration. */
const FIRST_ID = 800_000_000
/** Long before the demonstration, so that no other row stands there. */
const FIRST_DAY = '2025-01-01'
const BEFORE = '2024-12-01T00:00:00Z'
const clock = () => new Date()

type Copies = {
  table: string
  /** Which row is copied. */
  like: SQL
  /** The columns that differ, by the number `g` of the copy, which begins at 0. */
  columns: Record<string, SQL>
  count?: number
}

const number = (value: number) => sql.raw(String(value))

/** The columns of a table that are written: the database computes the others. */
async function writtenColumns(db: Tx, table: string): Promise<SQL> {
  const rows = await db
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`)
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/** Copies one row of a table many times. */
async function copyRow(db: Tx, { table, like, columns, count = ROWS }: Copies) {
  const changes = sql.join(
    Object.entries(columns).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )
  const of = sql.identifier(table)
  const names = await writtenColumns(db, table)
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count) - 1
    await db.execute(sql`
      insert into ${of} (${names})
        select ${names} from (
          select (jsonb_populate_record(model, jsonb_build_object(${changes}))).*
          from ${of} model, generate_series(${number(from)}, ${number(to)}) g
          where model.id = (select id from ${of} where ${like} order by id limit 1)) copy`)
  }
}

const person = sql`${number(FIRST_ID)} + g % ${number(PEOPLE)}`
const dayOfRow = sql`(date '${sql.raw(FIRST_DAY)}' + (g / ${number(PEOPLE)})::int)`
const shiftOfRow = sql`${number(FIRST_ID)} + (g / ${number(PEOPLE)}) * ${number(SHIFTS_A_DAY)}
  + (g % ${number(PEOPLE)}) / ${number(PEOPLE_A_SHIFT)}`
const at = (day: SQL, hour: string) => sql`(${day} || ${sql.raw(`'T${hour}:00+09:00'`)})`
const before = sql.raw(`'${BEFORE}'`)

/** People, shifts, who worked them and a correction of each, all of store 1. */
async function fillShifts(db: Tx) {
  const id = sql`${number(FIRST_ID)} + g`
  await copyRow(db, { table: 'users', like: sql`true`, columns: { id }, count: PEOPLE })
  await copyRow(db, {
    table: 'client_users',
    like: sql`client_id = 1`,
    columns: { id, user_id: id },
    count: PEOPLE,
  })
  const day = sql`(date '${sql.raw(FIRST_DAY)}' + (g / ${number(SHIFTS_A_DAY)})::int)`
  await copyRow(db, {
    table: 'offerings',
    like: sql`client_id = 1 and published_at is not null and people_matched > 0`,
    columns: {
      id,
      work_on: day,
      start_at: at(day, '10:00'),
      end_at: at(day, '14:00'),
      closes_at: at(day, '10:00'),
      created_at: before,
      published_at: before,
    },
    count: DAYS * SHIFTS_A_DAY,
  })
  await copyRow(db, {
    table: 'matchings',
    like: sql`client_id = 1 and status = 'worked' and fixed_pay is not null`,
    columns: {
      id,
      offering_id: shiftOfRow,
      user_id: person,
      start_at: at(dayOfRow, '10:00'),
      end_at: at(dayOfRow, '14:00'),
      checked_in_at: at(dayOfRow, '10:00'),
      checked_out_at: at(dayOfRow, '14:00'),
      reviewed_at: at(dayOfRow, '15:00'),
      matched_at: before,
      created_at: before,
    },
  })
  await copyRow(db, {
    table: 'fix_payment_requests',
    like: sql`client_id = 1 and status = 'approved'`,
    columns: {
      id,
      matching_id: id,
      previous_id: sql`null`,
      requested_at: at(dayOfRow, '15:00'),
      due_at: at(dayOfRow, '16:00'),
      responded_at: at(dayOfRow, '15:30'),
    },
  })
}

/** The lines of a confirmed month of company 1, up to a number of them. */
async function fillLines(db: Tx, month: Month) {
  const lines = await db.$count(billingLines, eq(billingLines.month, month))
  if (lines === 0) throw new Error(`no lines in ${month}`)
  const firstDay = sql.raw(`date '${month}-01'`)
  await copyRow(db, {
    table: 'billing_lines',
    like: sql`company_id = 1 and month = ${firstDay}`,
    columns: {
      id: sql`${number(FIRST_ID)} + g`,
      matching_id: sql`${number(FIRST_ID)} + g`,
      work_on: sql`(${firstDay} + (g % 28)::int)`,
    },
    count: ROWS - lines,
  })
}

async function fillActivities(db: Tx) {
  for (let from = 0; from < ROWS; from += BATCH)
    await db.execute(sql`
      insert into audit_log (at, account_id, company_id, client_id, call, result, ids, changes)
      select timestamptz '${sql.raw(BEFORE)}' + make_interval(secs => g), 1, 1, 1, 'offerings.update', 'done',
        jsonb_build_object('clientId', 1, 'offeringId', ${number(FIRST_ID)} + g % ${number(DAYS)}),
        '[{"field":"peopleWanted","before":2,"after":3}]'::jsonb
      from generate_series(${number(from)}, ${number(from + BATCH - 1)}) g`)
}

async function confirm(db: Tx, month: Month) {
  await confirmMonth(db, { companyId: 1, month }, { issuer, now: clock() })
}

async function run() {
  const url = process.env['DATABASE_URL']
  if (url) await migrateDatabase(url)
  const database = await openDatabase({ url, dir: process.env['DATA_DIR'] ?? '' })
  try {
    await seedIfEmpty(database, { now: clock(), random: randomBytes, scale: 1 })
    const month = addMonths(monthOf(clock()), -1)
    await database.tx('system', (db) => confirm(db, month))
    await database.tx('system', async (db) => {
      await db.execute(sql`set local statement_timeout = 0`)
      // The rows are copies of valid ones: triggers would hold or announce each of them.
      await db.execute(sql`set local session_replication_role = replica`)
      await fillShifts(db)
      await fillActivities(db)
      await fillLines(db, month)
    })
    // Else the server's first act would be to confirm the month of these shifts, and calls would wait for that.
    await database.tx('system', async (db) => {
      await db.execute(sql`set local statement_timeout = 0`)
      await confirm(db, monthOf(`${FIRST_DAY}T00:00:00+09:00`))
    })
    await database.tx('system', (db) => db.execute(sql`analyze`))
    process.stdout.write(`${JSON.stringify({ month })}\n`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
