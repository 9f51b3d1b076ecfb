import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { EFFECTS, JOB_KIND, type ContenderTask, type SeatResult } from './contenderTask'

const PROCESSES = [2, 4]
const OFFERINGS = 20
/** Who applies to the one seat of an offering, in all processes together. */
const APPLICANTS = 100
const JOBS = 2000
const FULL = '定員に達しました。'

type Connection = Pick<NodePgDatabase, 'execute'>
type Exactness = {
  figure: 'last seat' | 'jobs'
  processes: number
  isGuarded: boolean
  /** What is not exact. */
  faults: string[]
}

/** Starts the processes, lets all begin at once when each is connected, and returns what they answer. */
async function contend<T>(databaseUrl: string, tasks: readonly ContenderTask[]): Promise<T[]> {
  const contenders = tasks.map((task) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/load/years/contender.ts'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { task, child, lines: createInterface({ input: child.stdout }) }
  })
  await Promise.all(contenders.map(({ lines }) => once(lines, 'line')))
  return Promise.all(
    contenders.map(async ({ task, child, lines }) => {
      const answered = once(lines, 'line') as Promise<[string]>
      child.stdin.end(`${JSON.stringify(task)}\n`)
      const [answer] = await answered
      return JSON.parse(answer) as T
    }),
  )
}

const idsOf = async (connection: Connection, query: ReturnType<typeof sql>) =>
  (await connection.execute<{ id: number }>(query)).rows.map(({ id }) => Number(id))

/** Offerings like one of the demonstration that asks for nothing, each with one free seat. */
const addOfferings = (connection: Connection) =>
  idsOf(
    connection,
    sql`insert into offerings (client_id, offer_id, title, work_on, start_at, end_at, break_min, close_rule, closes_at,
        people_wanted, hourly_wage_yen, transportation_yen, fee_rate_bp, scope, terms, published_at, created_at)
      select client_id, offer_id, title, work_on, start_at, end_at, break_min, 'at_start', start_at,
        1, hourly_wage_yen, transportation_yen, fee_rate_bp, 'public', terms, published_at, created_at
      from (select * from offerings where scope = 'public' and published_at < now() and closed_at is null
          and start_at > now() + interval '2 days' and terms->'conditionItems' = '[]'
          and terms->'qualificationIds' = '[]' order by id limit 1) one, generate_series(1, ${OFFERINGS}::int)
      returning id`,
  )
const addApplicants = (connection: Connection) =>
  idsOf(
    connection,
    sql`insert into users (name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, created_at)
      select 'ワーカー', 'ワーカー', 'ワーカー', '2000-01-01', 'unspecified', '09000000000', 'rookie', '13', now()
      from generate_series(1, ${OFFERINGS * APPLICANTS}::int) returning id`,
  )

/** One seat, many applicants in several processes: one of them has it, and all others are told that it is taken. */
async function lastSeat(
  { connection, databaseUrl }: { connection: Connection; databaseUrl: string },
  processes: number,
  isGuarded: boolean,
): Promise<Exactness> {
  const offeringIds = await addOfferings(connection)
  const people = await addApplicants(connection)
  const tasks = Array.from({ length: processes }, (_, process): ContenderTask => ({
    kind: 'seats',
    offeringIds,
    userIds: offeringIds.map((_id, index) =>
      people
        .slice(index * APPLICANTS, (index + 1) * APPLICANTS)
        .filter((_person, at) => at % processes === process),
    ),
    isGuarded,
  }))
  const results = await contend<SeatResult>(databaseUrl, tasks)
  const { rows } = await connection.execute<{ id: number; seats: number; contracts: number }>(
    sql`select o.id, o.people_matched as seats, count(m.id)::int as contracts from offerings o
      left join matchings m on m.offering_id = o.id where o.id in ${offeringIds} group by 1, 2`,
  )
  const acceptedCount = results.reduce((sum, result) => sum + result.acceptedCount, 0)
  return {
    figure: 'last seat',
    processes,
    isGuarded,
    faults: [
      ...(rows.length === OFFERINGS ? [] : [`${rows.length} offerings of ${OFFERINGS}`]),
      ...(acceptedCount === OFFERINGS
        ? []
        : [`${acceptedCount} applications accepted for ${OFFERINGS} seats`]),
      ...rows
        .filter(({ seats, contracts }) => seats !== 1 || contracts !== 1)
        .map(
          ({ id, seats, contracts }) => `offering ${id}: ${seats} seats, ${contracts} contracts`,
        ),
      ...results.flatMap(({ refusals }) =>
        Object.keys(refusals).filter((reason) => reason !== FULL),
      ),
    ],
  }
}

/** Jobs that several processes run: each is done once. */
async function jobsOnce(
  { connection, databaseUrl }: { connection: Connection; databaseUrl: string },
  processes: number,
  isGuarded: boolean,
): Promise<Exactness> {
  await connection.execute(sql.raw(`create table ${EFFECTS} (id int)`))
  await connection.execute(sql.raw(`grant insert on ${EFFECTS} to app_system`))
  try {
    await connection.execute(
      sql`insert into jobs (kind, payload, run_at)
        select ${JOB_KIND}, jsonb_build_object('id', n), now() from generate_series(1, ${JOBS}::int) n`,
    )
    const tasks = Array.from({ length: processes }, () => ({ kind: 'jobs' as const, isGuarded }))
    await contend(databaseUrl, tasks)
    const { rows } = await connection.execute<{ all: number; different: number }>(
      sql.raw(`select count(*)::int as all, count(distinct id)::int as different from ${EFFECTS}`),
    )
    const { all = 0, different = 0 } = rows[0] ?? {}
    const faults = [
      ...(different === JOBS ? [] : [`${JOBS - different} of ${JOBS} not done`]),
      ...(all === different ? [] : [`${all - different} done more than once`]),
    ]
    return { figure: 'jobs', processes, isGuarded, faults }
  } finally {
    await connection.execute(sql`delete from jobs where kind = ${JOB_KIND}`)
    await connection.execute(sql.raw(`drop table ${EFFECTS}`))
  }
}

/**
 * Last seat and jobs, exact in two and in four processes on one PostgreSQL; each self-check works without its lock and
 * must be noticed. True where all is as it should be.
 */
export async function checkExactness(connection: Connection, databaseUrl: string) {
  const environment = { connection, databaseUrl }
  const found: Exactness[] = []
  for (const figure of [lastSeat, jobsOnce]) {
    for (const processes of PROCESSES) found.push(await figure(environment, processes, true))
    found.push(await figure(environment, Math.max(...PROCESSES), false))
  }
  for (const { faults, ...figure } of found)
    console.log(JSON.stringify({ ...figure, faults: faults.length, first: faults.slice(0, 3) }))
  return found.every(({ isGuarded, faults }) => isGuarded === (faults.length === 0))
}
