import { eq } from 'drizzle-orm'
import * as schema from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { browser, testContext } from '@tests/kit/app'
import { truncateAll } from '@tests/kit/tables'
import type { Get } from './walk'

/** Friday 9:41 in Tokyo. */
export const FRIDAY_MORNING = new Date('2026-11-20T00:41:00Z')
/** Friday 21:30, when dinner is running and the shifts of the day wait for reviews. */
export const FRIDAY_EVENING = new Date('2026-11-20T12:30:00Z')

/** The id of an account of the demonstration. */
async function accountOf(email: string) {
  const context = await testContext()
  const [found] = await context.db.tx('system', (db) =>
    db
      .select({ id: schema.accounts.id })
      .from(schema.accounts)
      .where(eq(schema.accounts.email, email)),
  )
  if (!found) throw new Error(`no account ${email}`)
  return found.id
}

/** The demonstration, with what `awkward` adds. */
export async function seedCounts(awkward: (db: Tx) => Promise<unknown>) {
  const context = await testContext()
  await context.engine.exec(truncateAll)
  await context.db.tx('system', async (db) => {
    await seedDemo(db, { now: FRIDAY_MORNING, passwordHash: 'hash' })
    await awkward(db)
  })
  // Thousands of rows were inserted at once. Without fresh statistics the planner chooses a slow plan for each list.
  await context.engine.exec('analyze')
  context.now = FRIDAY_MORNING
  return context
}

/** Signs in an account of the demonstration and returns its calls to this test's server. */
export async function callsOf(email: string): Promise<Get> {
  const { call } = await browser(await accountOf(email))
  return async (path) => {
    const response = await call('GET', `/app/api/${path}`)
    return { status: response.status, text: await response.text() }
  }
}
