import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createApp } from '@/server/app'
import { createEmbeddedDatabase } from '@/server/db/client'
import { ENGINE_LIMITS, EmbeddedEngine } from '@/server/db/embedded/engine'
import { EngineAway, EngineBusy } from '@/server/db/embedded/errors'
import { createTurns } from '@/server/db/embedded/turns'
import type { Database } from '@/server/db/transaction'
import type { LogEntry } from '@/server/platform/logger'
import { browser, testContext } from '@tests/kit/app'
import { startProgram } from '@tests/kit/processes'
import { until } from '@tests/kit/waiting'

const BACK_WITHIN_MS = 60_000

/** A statement that never ends, as on a full disk. */
const ENDLESS = 'do $$ begin loop end loop; end $$'
const folder = mkdtempSync(join(tmpdir(), 'console-engine-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('別のスレッドで動くデータベース', () => {
  const logs: LogEntry[] = []
  let engine: EmbeddedEngine
  let database: Database
  const query = (text: string, values?: unknown[]) =>
    engine.inTurn((client) => client.query<{ n: number }>(text, values))
  const numbers = async () =>
    (await query('select n from numbers order by n')).rows.map(({ n }) => n)
  beforeAll(async () => {
    engine = await EmbeddedEngine.open(
      join(folder, 'data'),
      (entry) => {
        logs.push(entry)
      },
      { ...ENGINE_LIMITS, statement: 3000, retry: 100 },
    )
    database = createEmbeddedDatabase(engine, () => engine.close())
    await engine.maintain('create table numbers (n int primary key)')
  }, 400_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    logs.length = 0
    await query('delete from numbers')
  })
  const backAgain = () =>
    until(() => logs.some(({ level }) => level === 'warn'), { withinMs: BACK_WITHIN_MS })

  test('トランザクションは、終われば残り、失敗すれば残らない', async () => {
    await database.tx('system', (tx) => tx.execute(sql`insert into numbers values (${1})`))
    const failed = database.tx('system', async (tx) => {
      await tx.execute(sql`insert into numbers values (${2})`)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await numbers()).toEqual([1])
  })

  test('値の型と、エラーのコードと制約の名前は、そのまま届く', async () => {
    const { rows } = await query(
      "select $1::jsonb as a, $2::bytea as b, '2030-01-02 03:04:05+00'::timestamptz::text as c, null as d",
      ['{"x":1}', Buffer.from('ab')],
    )
    expect(rows).toEqual([
      { a: { x: 1 }, b: Buffer.from('ab'), c: '2030-01-02 03:04:05+00', d: null },
    ])
    await query('insert into numbers values (1)')
    await expect(query('insert into numbers values (1)')).rejects.toMatchObject({
      code: '23505',
      constraint: 'numbers_pkey',
    })
  })

  test('答えを待たずに送った文も、送った順に進む', async () => {
    const counted = await engine.inTurn(async (client) => {
      // Those with parameters are prepared from the sixth time on, the others never.
      const insert = (n: number) => client.query('insert into numbers values ($1)', [n])
      const count = () => client.query<{ n: number }>('select count(*)::int as n from numbers')
      const answers: Promise<{ rows: { n: number }[] }>[] = []
      for (let n = 1; n <= 9; n++) {
        void insert(n)
        answers.push(count())
      }
      return (await Promise.all(answers)).map(({ rows }) => rows[0]?.n)
    })
    expect(counted).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('終わらない呼び出しは打ち切られ、データベースはひとりでに戻り、終えた書き込みは残る', async () => {
    await query('insert into numbers values (1)')
    const stuck = database.tx('system', async (tx) => {
      await tx.execute(sql`insert into numbers values (2)`)
      await tx.execute(ENDLESS)
    })
    await expect(stuck).rejects.toMatchObject({ code: 'ENGINE_AWAY' })
    await expect(query('select 1')).rejects.toMatchObject({ code: 'ENGINE_AWAY' })
    await backAgain()
    expect(await numbers()).toEqual([1])
    expect(logs.map(({ level, event }) => [level, event])).toEqual([
      ['error', 'database engine: a call took more than 3000 ms; it is started again'],
      ['warn', 'database engine: started again'],
    ])
  })
})

describe('順番', () => {
  test('一つずつ、来た順に進み、待ちすぎた呼び出しは何もせずに断る', async () => {
    const { inTurn } = createTurns(30)
    const done: string[] = []
    let release = () => {}
    const first = inTurn(() => new Promise<void>((resolve) => (release = resolve)))
    const second = inTurn(async () => done.push('second'))
    await expect(second).rejects.toMatchObject({ code: 'ENGINE_BUSY' })
    const third = inTurn(async () => done.push('third'))
    const fourth = inTurn(async () => done.push('fourth'))
    release()
    await Promise.all([first, third, fourth])
    expect(done).toEqual(['third', 'fourth'])
  })

  test('閉じるときは、待っている呼び出しを断り、進んでいるものは終わらせる', async () => {
    const { inTurn, refuseWaiting } = createTurns(60_000)
    const done: string[] = []
    let release = () => {}
    const running = inTurn(async () => {
      await new Promise<void>((resolve) => (release = resolve))
      done.push('running')
    })
    const waiting = [1, 2].map((n) => inTurn(async () => done.push(`waiting ${n}`)))
    refuseWaiting()
    for (const refused of waiting)
      await expect(refused).rejects.toMatchObject({ code: 'ENGINE_BUSY' })
    release()
    await running
    await inTurn(async () => done.push('last'))
    expect(done).toEqual(['running', 'last'])
  })
})

describe('答え', () => {
  test.each([
    ['順番が来ないとき', new EngineBusy(), [503, 'busy', '混み合っている']],
    ['止まったとき', new EngineAway(), [503, 'unavailable', 'データベースに接続できません']],
    ['空きがなくなったとき', { code: '53100' }, [507, 'disk_full', '空き容量が足りない']],
  ] as const)('%sは、理由とやり直し方を答える', async (_, error, [status, code, text]) => {
    const context = await testContext()
    await context.reset()
    const failing = {
      ...context.db,
      tx: () => Promise.reject(new Error('failed query', { cause: error })),
    }
    const manager = await browser('manager', createApp({ ...context, db: failing }))
    const answer = await manager.call('GET', '/app/api/v1/accounts/me')
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { code, messages: [expect.stringContaining(text)] },
    ])
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

test('データベースが止まっていても、SIGTERMで5秒のうちに終わる', async () => {
  const program = startProgram('engineProcess.ts', [], { DATA_DIR: join(folder, 'stuck') })
  await program.line(/stuck/)
  const from = performance.now()
  expect(await program.stop('SIGTERM')).toEqual(expect.any(Number))
  expect(performance.now() - from).toBeLessThan(6000)
}, 400_000)
