import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { createApp } from '@/server/app'
import { jobs, rateLimits } from '@/server/db/schema'
import { type LimitName, limits } from '@/server/platform/rateLimiter'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { V1, context } from './accountsKit'

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }))

const right = { email: 'company@example.jp', password: FIXTURE_PASSWORD }
const wrong = { ...right, password: 'x' }
/** The proxy on this machine, which TRUST_PROXY does not declare. */
const PROXY = '127.0.0.1'

async function callFrom(address: string, path: string, body: object, socket = PROXY) {
  const visitor = await browser(undefined, undefined, { ip: socket })
  return (await visitor.call('POST', `${V1}${path}`, body, { 'X-Forwarded-For': address })).status
}
const signIn = (address: string, body: object, socket?: string) =>
  callFrom(address, '/sign_in', body, socket)
const askForMail = (address: string, email: string) =>
  callFrom(address, '/account_setup_tokens', { email })
const addressOf = (n: number) => `198.${18 + (n >> 8)}.${n & 255}.7`

test('設定していないプロキシの後ろでだれかが5回間違えても、本人は自分の場所から正しいパスワードで入れる', async () => {
  for (let i = 0; i < 5; i++) expect(await signIn('198.51.100.7', wrong)).toBe(422)
  expect(await signIn('198.51.100.7', right)).toBe(429)
  expect(await signIn('203.0.113.5', right)).toBe(204)
})
/** Uses up a limit for everybody whom it counts. */
const useUp = (name: LimitName) =>
  asSystem((db) =>
    db.update(rateLimits).set({ count: limits[name].count }).where(eq(rateLimits.name, name)),
  )
test('後ろの1人の失敗が続いても、その場所だけを止める', async () => {
  await signIn('198.51.100.7', { email: 'nobody@example.jp', password: 'x' })
  await useUp('signInIp')
  expect(await signIn('198.51.100.7', right)).toBe(429)
  expect(await signIn('203.0.113.5', right)).toBe(204)
})
test('IPv6は、同じ/64なら同じ場所として数える', async () => {
  for (let i = 0; i < limits.signInPair.count; i++) await signIn(`2001:db8:1:2::${i}`, wrong)
  expect(await signIn('2001:db8:1:2:ffff::1', right)).toBe(429)
  expect(await signIn('2001:db8:1:3::1', right)).toBe(204)
})
test('場所を偽り続けても、速くは試せない。それでも本人は入れる', async () => {
  await signIn('198.51.100.7', { email: 'nobody@example.jp', password: 'x' })
  expect(sleep).not.toHaveBeenCalled()
  await useUp('signInForwarder')
  expect(await signIn('203.0.113.5', right)).toBe(204)
  expect(sleep).toHaveBeenCalledTimes(1)
})
test('インターネットから直接来て場所を偽る人は、つながっている場所で数える', async () => {
  for (let i = 0; i < limits.signInPair.count; i++) await signIn(addressOf(i), wrong, '192.0.2.9')
  expect(await signIn('203.0.113.5', right, '192.0.2.9')).toBe(429)
})
test('場所を偽っても、1つのアドレスへの再設定のメールは増えない', async () => {
  for (let i = 0; i < limits.mailPerAddress.count + 3; i++)
    await askForMail(addressOf(i), 'manager@example.jp')
  expect(await asSystem((db) => db.$count(jobs))).toBe(limits.mailPerAddress.count)
})

describe('知らせ', () => {
  const warnings = () => context.logs.map(({ level, event }) => [level, event])
  test('プロキシの印が来るのに TRUST_PROXY が 0 なら、一度だけ記録に警告する', async () => {
    // The server has just started and warns once.
    const visitor = await browser(undefined, createApp(context), { ip: PROXY })
    for (let i = 0; i < 3; i++)
      await visitor.call('GET', `${V1}/accounts/me`, undefined, {
        'X-Forwarded-For': '203.0.113.5',
      })
    expect(warnings()).toEqual([
      ['warn', expect.stringContaining('X-Forwarded-For arrives although TRUST_PROXY is 0')],
    ])
  })
  test('Nextが自分で書いた印には警告しない', async () => {
    const visitor = await browser(undefined, createApp(context), { ip: PROXY })
    await visitor.call('GET', `${V1}/accounts/me`, undefined, { 'X-Forwarded-For': PROXY })
    expect(warnings()).toEqual([])
  })
})
