import { eq } from 'drizzle-orm'
import { sessions } from '@/contracts/sessions'
import { setupTokens } from '@/contracts/setupTokens'
import { STANDARD_COST, hashPassword } from '@/server/auth/password'
import { mailSetupLink } from '@/server/auth/setupTokens'
import { accounts } from '@/server/db/schema'
import type { ManualTransactionCall } from '@/server/http/context'
import { ApiError } from '@/server/http/errors'
import type { Route } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { median } from '../../scripts/kit/statistics'
import { PRODUCTION_COST, browser, testContext } from '../kit/app'
import { routes } from './kit'
import { report } from './report'

// `npm run figures` measures 200 pairs, within a tenth. In a run of Jest other tests disturb every time, so only
// missing work fails.
const PAIRS = Number(process.env['TIMING_PAIRS'] ?? 8)
const WITHIN = PAIRS >= 100 ? 0.1 : 0.55
const KNOWN = 'company@example.jp'
const UNKNOWN = 'nobody1@example.jp'
type Ask = (email: string) => Promise<Response>
type App = ReturnType<typeof serve> | undefined

beforeEach(async () => {
  const context = await testContext()
  await context.reset()
  // The kit and the fixture hash cheaply; these passwords are hashed as in production.
  Object.assign(STANDARD_COST, PRODUCTION_COST)
  const passwordHash = await hashPassword(FIXTURE_PASSWORD, context.random(16), STANDARD_COST)
  await context.db.tx('system', (db) =>
    db.update(accounts).set({ passwordHash }).where(eq(accounts.email, KNOWN)),
  )
})
const signIn = async (app?: App): Promise<Ask> => {
  const visitor = await browser(undefined, app)
  return (email) =>
    visitor.call('POST', '/app/api/v1/sign_in', { email, password: 'a-wrong-password-1' })
}
const reset = async (app?: App): Promise<Ask> => {
  const visitor = await browser(undefined, app)
  return (email) => visitor.call('POST', '/app/api/v1/account_setup_tokens', { email })
}

/**
 * Median times in ms and their ratio, unknown to known. The two of a pair take turns to be first, so that other load
 * hits both.
 */
async function compare(ask: Ask, pairs: number) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  async function take(who: 'known' | 'unknown', keep = true) {
    const from = performance.now()
    const response = await ask(who === 'known' ? KNOWN : UNKNOWN)
    const text = await response.text()
    if (!keep) return
    times[who].push(performance.now() - from)
    // Both have had the same number of tries, so they have the same number left.
    answers.add(`${response.status} ${text}`)
  }
  await take('known', false)
  await take('unknown', false)
  for (let i = 0; i < pairs; i++)
    for (const who of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
      await take(who)
  const [known, unknown] = [median(times.known), median(times.unknown)]
  return { ratio: unknown / known, known, unknown, answers }
}
const shown = ({ ratio, known, unknown }: Awaited<ReturnType<typeof compare>>) => ({
  ratio: Number(ratio.toFixed(3)),
  knownMs: Number(known.toFixed(2)),
  unknownMs: Number(unknown.toFixed(2)),
})
const isEqual = (ratio: number, within = WITHIN) => ratio > 1 - within && ratio < 1 / (1 - within)
/** The self-checks expect this: at least a third of the work is missing. */
const noticed = (ratio: number) => !isEqual(ratio, Math.min(WITHIN, 0.3))

test('ログインに失敗するまでの時間からは、アドレスが登録されているかどうかが分からない', async () => {
  const comparison = await compare(await signIn(), PAIRS)
  report('timing of sign-in (T5)', {
    pairs: PAIRS,
    ...shown(comparison),
    bound: WITHIN,
    failed: Number(!isEqual(comparison.ratio)),
  })
  expect([
    isEqual(comparison.ratio),
    [...comparison.answers].every((answer) => answer.startsWith('422 ')),
    shown(comparison),
  ]).toEqual([true, true, shown(comparison)])
}, 900_000)
test('再設定の依頼にかかる時間と答えからは、アドレスが登録されているかどうかが分からない', async () => {
  const comparison = await compare(await reset(), PAIRS * 2)
  report('timing of a reset (T5)', {
    pairs: PAIRS * 2,
    ...shown(comparison),
    bound: WITHIN,
    failed: Number(!isEqual(comparison.ratio)),
  })
  expect([[...comparison.answers], isEqual(comparison.ratio), shown(comparison)]).toEqual([
    ['204 '],
    true,
    shown(comparison),
  ])
}, 900_000)

/** The application with a fault for the self-check: one call does less work for an unknown address. */
const unequal = async (line: string, run: Route['run']) =>
  serve(
    await testContext(),
    routes.map((route) =>
      route.endpoint.operation === line ? { ...route, run, transactional: false } : route,
    ),
  )
const knownTo = async (email: string) =>
  (await testContext()).db.tx(
    'system',
    async (db) => (await db.select().from(accounts).where(eq(accounts.email, email)))[0],
  )
test('自己点検: 知らないアドレスのパスワードを計算しなければ、気づく', async () => {
  const real = routes.find((route) => route.endpoint.operation === sessions.signIn.operation)
  const comparison = await compare(
    await signIn(
      await unequal(sessions.signIn.operation, (async (
        call: ManualTransactionCall<typeof sessions.signIn>,
      ) => {
        if (!(await knownTo(call.body.email)))
          throw new ApiError(
            422,
            'wrong_credentials',
            'メールアドレスまたはパスワードが正しくありません。',
          )
        return real?.run(call as never)
      }) as Route['run']),
    ),
    6,
  )
  report('timing self-check', {
    call: 'sign-in',
    ...shown(comparison),
    noticed: noticed(comparison.ratio),
  })
  expect(noticed(comparison.ratio)).toBe(true)
})
test('自己点検: 知っているアドレスにだけ、その場で手紙を用意すれば、気づく', async () => {
  const comparison = await compare(
    await reset(
      await unequal(setupTokens.request.operation, (async ({
        context,
        body,
        now,
      }: ManualTransactionCall<typeof setupTokens.request>) => {
        const account = await knownTo(body.email)
        if (account)
          await context.db.tx('system', (db) =>
            mailSetupLink({ db, context, now }, account, 'password_reset'),
          )
      }) as Route['run']),
    ),
    24,
  )
  report('timing self-check', {
    call: 'reset',
    ...shown(comparison),
    noticed: noticed(comparison.ratio),
  })
  expect(noticed(comparison.ratio)).toBe(true)
})
