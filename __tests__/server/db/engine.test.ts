import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@/server/app'
import { ENGINE_LIMITS, EmbeddedEngine } from '@/server/db/embedded/engine'
import { EngineAway, EngineBusy } from '@/server/db/embedded/errors'
import { createTurns } from '@/server/db/embedded/turns'
import type { LogEntry } from '@/server/platform/logger'
import { browser, testContext } from '@tests/kit/app'
import { startProgram } from '@tests/kit/processes'
import { until } from '@tests/kit/waiting'

const BACK_WITHIN_MS = 60_000

/** A statement that never ends by itself, as on a full disk. */
const ENDLESS = 'do $$ begin loop end loop; end $$'
const folder = mkdtempSync(join(tmpdir(), 'console-engine-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('別のスレッドで動くデータベース', () => {
  const logs: LogEntry[] = []
  let engine: EmbeddedEngine
  const numbers = async () =>
    (await engine.query<{ n: number }>('select n from numbers order by n')).rows.map(({ n }) => n)
  beforeAll(async () => {
    engine = await EmbeddedEngine.open(
      join(folder, 'data'),
      (entry) => {
        logs.push(entry)
      },
      { ...ENGINE_LIMITS, statement: 3000, retry: 100 },
    )
    await engine.exec('create table numbers (n int primary key)')
  }, 120_000)
  afterAll(() => engine.close())
  beforeEach(async () => {
    logs.length = 0
    await engine.query('delete from numbers')
  })
  const backAgain = () =>
    until(() => logs.some(({ level }) => level === 'warn'), { withinMs: BACK_WITHIN_MS })

  test('トランザクションは、終われば残り、失敗すれば残らない', async () => {
    await engine.transaction((tx) => tx.query('insert into numbers values ($1)', [1]))
    const failed = engine.transaction(async (tx) => {
      await tx.query('insert into numbers values ($1)', [2])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await numbers()).toEqual([1])
  })

  test('値の型と、エラーのコードと制約の名前は、そのまま届く', async () => {
    const asText = (value: string) => value
    const { rows } = await engine.query(
      "select $1::jsonb as a, $2::bytea as b, '2030-01-02 03:04:05+00'::timestamptz as c, null as d",
      ['{"x":1}', Buffer.from('ab')],
      { rowMode: 'array', parsers: { 1184: asText } },
    )
    expect(rows).toEqual([[{ x: 1 }, new Uint8Array([97, 98]), '2030-01-02 03:04:05+00', null]])
    await engine.query('insert into numbers values (1)')
    await expect(engine.query('insert into numbers values (1)')).rejects.toMatchObject({
      code: '23505',
      constraint: 'numbers_pkey',
    })
  })

  test('終わらない呼び出しは打ち切られ、データベースはひとりでに戻り、終えた書き込みは残る', async () => {
    await engine.query('insert into numbers values (1)')
    const stuck = engine.transaction(async (tx) => {
      await tx.query('insert into numbers values (2)')
      await tx.query(ENDLESS)
    })
    await expect(stuck).rejects.toMatchObject({ code: 'ENGINE_AWAY' })
    await expect(engine.query('select 1')).rejects.toMatchObject({ code: 'ENGINE_AWAY' })
    await backAgain()
    expect(await numbers()).toEqual([1])
    expect(logs.map(({ level, event }) => [level, event])).toEqual([
      ['error', 'database engine: a call took more than 3000 ms; it is started again'],
      ['warn', 'database engine: started again'],
    ])
  }, 60_000)
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
    const world = await testContext()
    await world.reset()
    const failing = {
      ...world.db,
      tx: () => Promise.reject(new Error('failed query', { cause: error })),
    }
    const manager = await browser('manager', createApp({ ...world, db: failing }))
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
}, 120_000)
