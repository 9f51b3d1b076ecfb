// A program of the figure exports: it fills the database of the environment (DATA_DIR, or DATABASE_URL) with the
// demonstration and as many rows of the activity log as a file may have.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { sizes } from '@/server/platform/rateLimiter'

async function run() {
  const url = process.env['DATABASE_URL']
  if (url) await migrateDatabase(url)
  const database = await openDatabase({ url, dir: process.env['DATA_DIR'] ?? '' })
  try {
    await seedIfEmpty(database, { now: new Date(), random: randomBytes, scale: 1 })
    await database.tx('system', async (db) => {
      await db.execute(sql`set local statement_timeout = 0`)
      // A month long before the demonstration, in which no other row stands.
      await db.execute(sql`
        insert into audit_log (at, account_id, company_id, client_id, call, result, ids, changes)
        select timestamptz '2024-12-01T00:00:00Z' + make_interval(secs => g), 1, 1, 1, 'offerings.update', 'done',
          jsonb_build_object('clientId', 1, 'offeringId', g), '[{"field":"peopleWanted","before":2,"after":3}]'::jsonb
        from generate_series(1, ${sizes.exportRows}::int) g`)
      await db.execute(sql`analyze audit_log`)
    })
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
