/** With several processes on one PostgreSQL, each last seat is taken once and each job is done once. */
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { createPostgresDatabase } from '@/server/db/client'
import { migrateDatabase } from '@/server/db/migrate'
import { firstOrNotFound } from '@/server/db/pagination'
import { connect } from '@/server/db/pool'
import { matchings, offerings } from '@/server/db/schema'
import type { Database, Tx } from '@/server/db/transaction'
import { FIXTURE_NOW, seedFixture } from '@tests/fixtures/fixture'
import type { Result, Task } from '@tests/kit/contenderProcess'
import { startProgram } from '@tests/kit/processes'
import { createCluster, hasPostgres } from '../../../scripts/kit/postgresCluster'

const OPEN = 111
const OFFERINGS = 8
/** The workers of all processes who apply for an offering's only seat. */
const APPLICANTS = 24
const JOBS = 400
const JOB_KIND = 'contended'
const rowsOf = async <Row>(tx: Tx, query: SQL) =>
  ((await tx.execute(query)) as { rows: Row[] }).rows
const describeIf = hasPostgres ? describe : describe.skip

describeIf('いくつものプロセスが同時に', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let db: Database
  beforeAll(async () => {
    cluster = await createCluster()
    cluster.start()
    await migrateDatabase(cluster.url)
    db = createPostgresDatabase(connect(cluster.url))
    await db.tx('system', seedFixture)
  }, 400_000)
  afterAll(async () => {
    await db.close()
    cluster.remove()
  })

  /** Starts a process for each task, lets all start together once each is connected, and returns their results. */
  async function contend(tasks: readonly Task[]): Promise<Result[]> {
    const processes = tasks.map((task) =>
      startProgram('contenderProcess.ts', [JSON.stringify(task)], { DATABASE_URL: cluster.url }),
    )
    await Promise.all(processes.map(({ line }) => line(/ready/)))
    for (const { child } of processes) child.kill('SIGUSR2')
    return Promise.all(
      processes.map(
        async ({ line }) => JSON.parse((await line(/result (.*)\n/))[1] ?? '') as Result,
      ),
    )
  }

  /** Lets everybody apply for the last seats and returns the offerings that are not filled exactly once. */
  async function seatFaults(processes: number, { isGuarded }: { isGuarded: boolean }) {
    const { offeringIds, userIds } = await db.tx('system', async (tx) => {
      const { id: _, ...like } = firstOrNotFound(
        await tx.select().from(offerings).where(eq(offerings.id, OPEN)),
      )
      const added = await tx
        .insert(offerings)
        .values(
          Array.from({ length: OFFERINGS }, () => ({ ...like, peopleWanted: 1, peopleMatched: 0 })),
        )
        .returning({ id: offerings.id })
      const people = await rowsOf<{ id: number }>(
        tx,
        sql`
        insert into users (name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, created_at)
        select 'ワーカー', 'ワーカー', 'ワーカー', '2000-01-01', 'unspecified', '09000000000', 'rookie', '13', ${FIXTURE_NOW}
        from generate_series(1, ${OFFERINGS * APPLICANTS}::int) returning id`,
      )
      return {
        offeringIds: added.map(({ id }) => id),
        userIds: people.map(({ id }) => Number(id)),
      }
    })
    const results = await contend(
      Array.from({ length: processes }, (_, process) => ({
        isGuarded,
        applications: offeringIds.map((offeringId, index) => ({
          offeringId,
          userIds: userIds
            .slice(index * APPLICANTS, (index + 1) * APPLICANTS)
            .filter((_userId, at) => at % processes === process),
        })),
      })),
    )
    const seats = await db.tx('system', (tx) =>
      tx
        .select({
          id: offerings.id,
          taken: offerings.peopleMatched,
          contracts: tx.$count(matchings, eq(matchings.offeringId, offerings.id)),
        })
        .from(offerings)
        .where(inArray(offerings.id, offeringIds)),
    )
    const accepted = results.reduce((sum, result) => sum + result.accepted, 0)
    return [
      ...(accepted === OFFERINGS ? [] : [`${accepted} accepted for ${OFFERINGS} seats`]),
      ...seats
        .filter(({ taken, contracts }) => taken !== 1 || contracts !== 1)
        .map(
          ({ id, taken, contracts }) => `offering ${id}: ${taken} taken, ${contracts} contracts`,
        ),
      ...results
        .flatMap(({ refusals }) => refusals)
        .filter((reason) => reason !== '定員に達しました。'),
    ]
  }

  /** Lets all processes do the due jobs and returns those that were not done exactly once. */
  async function jobFaults(processes: number, { isGuarded }: { isGuarded: boolean }) {
    await db.tx('system', (tx) =>
      tx.execute(sql`insert into jobs (kind, payload, run_at)
        select ${JOB_KIND}, jsonb_build_object('id', n), ${FIXTURE_NOW} from generate_series(1, ${JOBS}::int) n`),
    )
    await contend(Array.from({ length: processes }, () => ({ isGuarded, jobKind: JOB_KIND })))
    return db.tx('system', async (tx) => {
      const rows = await rowsOf<{ times: string; jobs: string }>(
        tx,
        sql`select times, count(*) as jobs from (select count(*) as times from effects group by id) done group by 1`,
      )
      await tx.execute(sql`delete from effects`)
      await tx.execute(sql`delete from jobs where kind = ${JOB_KIND}`)
      return rows.map(({ times, jobs }) => `${jobs} jobs ${times} times`)
    })
  }

  test.each([2, 4])(
    '%i個: 最後の1席は必ず1人に決まり、ほかの人には満枠だと伝わる',
    async (processes) => {
      expect(await seatFaults(processes, { isGuarded: true })).toEqual([])
    },
    400_000,
  )
  test('自己点検: 席を見てから別に取る申し込みなら、二人目が決まったことに気づく', async () => {
    expect(await seatFaults(2, { isGuarded: false })).not.toEqual([])
  }, 400_000)

  describe('仕事を', () => {
    beforeAll(async () => {
      await db.tx('system', async (tx) => {
        await tx.execute(sql`create table effects (id int)`)
        await tx.execute(sql`grant all on effects to app_system`)
      })
    })
    test.each([2, 4])(
      '%i個: どれも1回だけ済ませる',
      async (processes) => {
        expect(await jobFaults(processes, { isGuarded: true })).toEqual([`${JOBS} jobs 1 times`])
      },
      400_000,
    )
    test('自己点検: 受け持ちを決めずに済ませれば、2回済んだことに気づく', async () => {
      expect(await jobFaults(2, { isGuarded: false })).toEqual([`${JOBS} jobs 2 times`])
    }, 400_000)
  })
})
