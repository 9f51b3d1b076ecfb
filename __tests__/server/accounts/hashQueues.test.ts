import { scrypt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hashCode, codeKeyFrom } from '@/server/auth/codeHash'
import { hashPassword, verifyPassword, type HashTurn } from '@/server/auth/password'
import { createSetupLink } from '@/server/auth/setupTokens'
import { accounts } from '@/server/db/schema'
import type { ApiError } from '@/server/http/errors'
import { concurrencyLimiter } from '@/server/platform/concurrencyLimiter'
import { runFileCheck } from '@/server/platform/uploads/checkFile'
import { PRODUCTION_COST, browser } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { V1, statusOf, context } from './accountsKit'

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  return { ...real, scrypt: jest.fn(real.scrypt) }
})
const realScrypt = jest.requireActual<typeof import('node:crypto')>('node:crypto').scrypt
beforeEach(() => {
  jest.mocked(scrypt).mockReset().mockImplementation(realScrypt)
})
/** Derivations end in the order in which they began, however busy the threads of this machine are. */
const deriveInOrder = () => {
  jest.mocked(scrypt).mockImplementation((...[, , , , done]: Parameters<typeof scrypt>) => {
    setImmediate(done, null, Buffer.alloc(32))
  })
}

const CHEAP = { N: 2 ** 10, r: 8, p: 1 }
/** Returns those who were served, in order, without those who were refused. */
async function orderOf(asked: readonly string[], run: (owner: string) => Promise<unknown>) {
  const done: string[] = []
  const settled = await Promise.allSettled(
    asked.map(async (owner) => {
      await run(owner)
      done.push(owner)
    }),
  )
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as ApiError).status] : [],
  )
  return { done, refused }
}
const times = (count: number, owner: string) => Array<string>(count).fill(owner)

describe('順番は、送ってきた場所ごと', () => {
  test('まだ少ない場所から順に1つずつ。1つの場所から多く送っても、ほかの人は待たない', async () => {
    const run = concurrencyLimiter({ atOnce: 1, queue: 3, queues: 3, busy: '混んでいます' })
    const work = (owner: string) => run(owner, () => Promise.resolve())
    const { done, refused } = await orderOf(['a', 'a', 'a', 'b', 'a', 'c', 'b'], work)
    expect([done.join(''), refused]).toEqual(['abcabaa', []])
  })
  test('1つの場所から待てる数と、待てる場所の数には限りがある', async () => {
    const run = concurrencyLimiter({ atOnce: 1, queue: 2, queues: 2, busy: '混んでいます' })
    const work = (owner: string) => run(owner, () => Promise.resolve())
    const { done, refused } = await orderOf(['a', 'a', 'a', 'a', 'b', 'c'], work)
    expect([done.join(''), refused]).toEqual(['abaa', [429, 429]])
  })
  test('40の場所から絶え間なく送られていても、はじめて来た人が次になる', async () => {
    const run = concurrencyLimiter({ atOnce: 1, queue: 3, queues: 50, busy: '混んでいます' })
    const done: string[] = []
    const send = (owner: string) =>
      run(owner, async () => {
        done.push(owner)
      })
    const places = Array.from({ length: 40 }, (_, index) => `${index}`)
    const flood = Promise.all(
      places.map(async (place) => {
        for (let count = 0; count < 5; count++) await send(place)
      }),
    )
    while (done.length < 45) await Promise.resolve()
    const before = done.length
    await send('店長')
    expect(done.indexOf('店長') - before).toBeLessThan(2)
    await flood
  })
  test('失敗しても、次の人に回る', async () => {
    const run = concurrencyLimiter({ atOnce: 1, queue: 2, queues: 2, busy: '混んでいます' })
    const failing = run('a', () => Promise.reject(new Error('no')))
    await Promise.all([expect(failing).rejects.toThrow('no'), run('b', () => Promise.resolve())])
  })
})

test('パスワードは、OWASPの目安のとおりに手間をかけて守る', () => {
  expect(PRODUCTION_COST).toEqual({ N: 2 ** 15, r: 8, p: 3 })
})
test('2つの場所から58回のログインが来ていても、ほかの場所の人は、すぐに確かめてもらえる', async () => {
  const stored = await hashPassword('x', Buffer.from('salt'), CHEAP)
  deriveInOrder()
  const { done, refused } = await orderOf([...times(22, 'a'), ...times(22, 'b'), 'c'], (owner) =>
    verifyPassword(stored, 'x', { queue: 'signIn', owner }),
  )
  expect(done.indexOf('c')).toBeLessThan(6)
  // Of the first address two calls run and twenty wait; of the second, twenty wait.
  expect(refused).toEqual([429, 429])
})
test('パスワードを決める人が何人いても、ログインは待たない', async () => {
  const stored = await hashPassword('x', Buffer.from('salt'), CHEAP)
  deriveInOrder()
  const turn = (owner: string): HashTurn =>
    owner === '店長' ? { queue: 'signIn', owner } : { queue: 'change', owner }
  const { done } = await orderOf([...times(6, 'a'), ...times(5, 'b'), '店長'], (owner) =>
    verifyPassword(stored, 'x', turn(owner)),
  )
  expect(done.indexOf('店長')).toBeLessThan(3)
})
test('1つの企業が多くのファイルを送っても、ほかの企業の確認は次に回ってくる', async () => {
  const { done, refused } = await orderOf([...times(13, '1'), '2'], (company) =>
    runFileCheck(Number(company), () => Promise.resolve()),
  )
  expect([done.indexOf('2') < 4, refused]).toEqual([true, [429]])
})

test('1つのリンクで30回同時に送っても、計算は5回まで', async () => {
  const link = await asSystem(async (db) => {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, 4))
    if (!account) throw new Error('no account 4')
    return createSetupLink({ db, context, now: context.now }, account, 'password_reset')
  })
  const token = new URL(link.link).searchParams.get('token')
  const visitor = await browser()
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () =>
      statusOf(
        visitor.call('PATCH', `${V1}/account_setup_tokens/${token}`, { password: 'Harukaze-2030' }),
      ),
    ),
  )
  expect(jest.mocked(scrypt).mock.calls.length).toBeLessThanOrEqual(5)
  expect([
    statuses.filter((status) => status === 204).length,
    statuses.filter((status) => ![204, 422, 429].includes(status)),
  ]).toEqual([1, []])
})
test('電話のコードは、遅いパスワードの計算を通らない', async () => {
  const manager = await browser('manager')
  const path = `${V1}/clients/11/phone_number/verification`
  const sent = await statusOf(
    manager.call('POST', path, { phoneNumber: '0398765432', method: 'sms' }),
  )
  const wrong = await statusOf(manager.call('PATCH', path, { code: '000000' }))
  expect([sent, [200, 422].includes(wrong)]).toEqual([200, true])
  expect(jest.mocked(scrypt)).not.toHaveBeenCalled()
})
test('コードの保存の形は、鍵と、だれのものかで変わる', () => {
  const key = codeKeyFrom('secret')
  const forms = [
    hashCode(key, ['phone', 11], '123456'),
    hashCode(key, ['phone', 12], '123456'),
    hashCode(key, ['phone', 11], '123457'),
    hashCode(codeKeyFrom('another'), ['phone', 11], '123456'),
  ]
  expect(new Set(forms).size).toBe(4)
  expect(forms[0]).toBe(hashCode(codeKeyFrom('secret'), ['phone', 11], '123456'))
})
