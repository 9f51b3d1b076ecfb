/**
 * The table of billing.md §4 by what stores and workers do: eight matchings of a shift of 30 September, how each stands
 * when the month is confirmed on 7 October, and what changes after that. The amounts by the rules alone:
 * `__tests__/domain/workedExamples/billingMonths.test.ts`.
 */
import { eq } from 'drizzle-orm'
import type { Statement, StatementDetail, Statements } from '@/contracts/billing/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { files, jobs, matchings } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { cancelByWorker } from '@/server/modules/matchings/service'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { browser, type TestContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { confirmAt } from './billingKit'

const SHIFT = 8001
const START = '2026-09-30T17:00:00+09:00'
const END = '2026-09-30T22:30:00+09:00'
const FIXES = '/attendances/fix_payment_requests'
/** 330 minutes of 1,350 yen: 7,425; 30 minutes at night: 168.75; transport 500. The fee on it: 2,428.2. */
const GROSS = 8094
const FEE = 2428
const [ON_TIME, LATE, FORGOTTEN, NOBODY, REVIEWED, CALLED_OFF, CANCELLED, ABSENT] = [
  901, 902, 903, 904, 905, 906, 907, 908,
] as const

let world: TestContext
const at = (instant: string) => {
  world.now = new Date(instant)
}
const runJobs = async () => {
  while (await runNextJob(world, jobDefinitions));
}
/** The hourly job, with whatever else is due. */
const sweep = async () => {
  await writeRows(async (db) => {
    await db.delete(jobs).where(eq(jobs.kind, 'sweep'))
    await db.insert(jobs).values({ kind: 'sweep', payload: {}, runAt: world.now.toISOString() })
  })
  await runJobs()
}
const reject = async (userId: number, code: string, over: object) => {
  const response = await (
    await browser('manager')
  ).call('POST', `/app/api/v2/clients/11/offerings/${SHIFT}/users/${userId}/reject_requests`, {
    reasonTypeId: rejectReasons.find((reason) => reason.code === code)?.id,
    note: '',
    message: '店舗の都合により、キャンセルさせていただきます。',
    answers: null,
    evidenceFileIds: [],
    confirmedWithWorker: false,
    reopen: false,
    agreedToPay: true,
    amountYen: 0,
    ...over,
  })
  expect([await response.json(), response.status]).toEqual([expect.anything(), 200])
}
const addEvidence = () =>
  world.db.tx('system', async (db) => {
    const [file] = await db
      .insert(files)
      .values({
        clientId: 11,
        purpose: 'rejectEvidence',
        name: 'a.png',
        mediaType: 'image/png',
        byteSize: 1,
        body: new Uint8Array([1]),
        createdAt: '2026-09-29T00:00:00Z',
      })
      .returning({ id: files.id })
    return file?.id ?? 0
  })
const answerFix = async (userId: number, body: object) => {
  const { items } = (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', FIXES)).body
  const fix = items.find((one) => one.userId === userId)
  const answer = await callStore('manager', 'PATCH', `${FIXES}/${fix?.id}`, {
    lockVersion: fix?.lockVersion,
    ...body,
  })
  expect(answer.status).toBe(200)
}
const statementOf = async (month: string): Promise<Statement> => {
  const { items } = (await callApi<Statements>('company', 'GET', '/companies/1/statements')).body
  const found = items.find((one) => one.month === month)
  if (!found) throw new Error(`no statement of ${month}`)
  return found
}
/** Kind, tax category, amount and payouts of the adjustments of a worker in October. */
const adjustmentsOf = async (userId: number) => {
  const [matching] = await world.db.tx('system', (db) =>
    db.select().from(matchings).where(eq(matchings.userId, userId)),
  )
  const { adjustments } = (
    await callApi<StatementDetail>(
      'company',
      'GET',
      '/companies/1/statements/details?month=2026-10',
    )
  ).body
  return adjustments
    .filter(({ matchingId }) => matchingId === matching?.id)
    .map(({ kind, taxCategory, amountYen, payouts }) => [kind, taxCategory, amountYen, payouts])
}
const statusOf = async (userId: number) => {
  const [row] = await world.db.tx('system', (db) =>
    db.select().from(matchings).where(eq(matchings.userId, userId)),
  )
  return row?.status
}

/** The shift, what happened on it, and the confirmation of its month. */
async function confirmSeptember() {
  world = await prepareStore()
  await writeRows(async (db) => {
    await addOffering(db, { id: SHIFT, day: '2026-09-30', peopleWanted: 8, hourlyWageYen: 1350 })
    for (const id of [ON_TIME, LATE, FORGOTTEN, NOBODY, REVIEWED, CALLED_OFF, CANCELLED, ABSENT]) {
      await addWorker(db, { id, name: `人${id}` })
      await addMatch(db, SHIFT, id, { matchedAt: '2026-09-01T00:00:00Z' })
    }
  })
  at('2026-09-29T12:00:00+09:00')
  await writeRows((db) =>
    cancelByWorker(
      { db, now: world.now },
      { userId: CANCELLED, offeringId: SHIFT, reasonCategoryId: 1 },
    ),
  )
  await reject(CALLED_OFF, 'filled_internally', { amountYen: GROSS })
  // The reason of the store itself under another name: the operator will decline it, but only after the confirmation.
  await reject(REVIEWED, 'misconduct', {
    note: '予約が減って自社スタッフで人手が足りるため、来ていただく必要がなくなりました。',
    evidenceFileIds: [await addEvidence()],
  })
  await writeRows(async (db) => {
    await checkIn(db, ON_TIME, SHIFT, new Date('2026-09-30T16:55:00+09:00'))
    await checkIn(db, LATE, SHIFT, new Date('2026-09-30T17:50:00+09:00'))
  })
  at('2026-09-30T18:00:00+09:00')
  const absence = await callStore(
    'manager',
    'POST',
    `/offerings/${SHIFT}/users/${ABSENT}/absence`,
    {
      kind: 'no_show',
      block: false,
    },
  )
  expect(absence.status).toBe(200)
  at(END)
  for (const userId of [ON_TIME, LATE])
    await writeRows((db) => checkOut({ db, now: world.now }, userId, SHIFT))
  at('2026-10-01T12:00:00+09:00')
  await answerFix(LATE, { action: 'reject', reason: '記録を確認させてください。', counter: null })
  await confirmAt('2026-10-07T00:00:00+09:00')
}
/** What is decided after that, in the order of time, and what is seen on the way. */
async function decideTheRest() {
  at('2026-10-07T10:00:00+09:00')
  await writeRows((db) =>
    requestFix({ db, now: world.now }, FORGOTTEN, SHIFT, {
      reasonKinds: ['qr_failure'],
      reasonText: 'QRコードを読み取れませんでした。',
      startAt: START,
      endAt: END,
      breakMin: 0,
    }),
  )
  await answerFix(FORGOTTEN, { action: 'approve', grossYen: GROSS })
  await runJobs()
  at('2026-10-07T23:59:00+09:00')
  await sweep()
  const beforeSevenDays = await statusOf(NOBODY)
  at('2026-10-08T00:00:00+09:00')
  await sweep()
  const afterSevenDays = await statusOf(NOBODY)
  at('2026-10-08T11:59:00+09:00')
  await sweep()
  const beforeSettlement = await adjustmentsOf(LATE)
  at('2026-10-08T12:00:00+09:00')
  await sweep()
  return { beforeSevenDays, afterSevenDays, beforeSettlement }
}
let confirmedSeptember: Statement
let seen: Awaited<ReturnType<typeof decideTheRest>>
beforeAll(async () => {
  await confirmSeptember()
  confirmedSeptember = await statementOf('2026-09')
  seen = await decideTheRest()
})
afterAll(() => world.reset())

test('確定した9月: 確定した1件、見込みの1件、休業手当の1件だけが請求になる', async () => {
  // 901, 902 as planned, 906: 3 × 8,094. Fee on two of them: 4,856; 10 % of it: 485.6.
  expect(confirmedSeptember).toMatchObject({
    status: 'confirmed',
    workCount: 2,
    payoutCount: 3,
    wagesYen: 2 * 7425,
    leaveAllowanceYen: GROSS,
    nontaxableYen: 24_282,
    feeYen: 2 * FEE,
    tax10Yen: 485,
    totalYen: 29_623,
    provisionalCount: 1,
    // Nobody recorded 903 and 904, and 905 is under review: 0 yen, but not forgotten.
    unresolvedCount: 3,
  })
})

test('記録のない勤務は、確定のあとに修正を承認すると、報酬の全額が承認した月の調整になる', async () => {
  expect(await adjustmentsOf(FORGOTTEN)).toEqual([
    ['fixAfterClose', 'nontaxable', GROSS, 1],
    ['fixAfterClose', 'taxable10', FEE, 0],
  ])
})

test('審査中だったキャンセルは、認められなければ休業手当が調整になり、利用料はかからない', async () => {
  expect(await adjustmentsOf(REVIEWED)).toEqual([
    ['leaveAllowanceAfterClose', 'nontaxable', GROSS, 1],
  ])
})

test('だれも記録しなかった勤務は、7日が過ぎると欠勤になり、調整はない', async () => {
  expect([seen.beforeSevenDays, seen.afterSevenDays]).toEqual(['established', 'absence'])
  expect(await adjustmentsOf(NOBODY)).toEqual([])
})

test('差し戻した修正依頼は、7日後に記録の時刻で決まり、見込みとの差が調整になる', async () => {
  expect(seen.beforeSettlement).toEqual([])
  // 280 minutes: 6,300; 30 at night: 169; transport 500: 6,969, fee 2,090. Nothing is paid out once more.
  expect(await adjustmentsOf(LATE)).toEqual([
    ['fixAfterClose', 'nontaxable', 6969 - GROSS, 0],
    ['fixAfterClose', 'taxable10', 2090 - FEE, 0],
  ])
})

test('確定した9月は変わらず、10月の調整は、あとから決まった3件の和になる', async () => {
  expect(await statementOf('2026-09')).toMatchObject({ totalYen: 29_623 })
  // 8,094 + 8,094 − 1,125, and 2,428 − 338.
  expect(await statementOf('2026-10')).toMatchObject({
    adjustmentNontaxableYen: 15_063,
    adjustmentTaxable10Yen: 2090,
    workCount: 0,
    payoutCount: 2,
  })
  for (const userId of [ON_TIME, CALLED_OFF, CANCELLED, ABSENT])
    expect(await adjustmentsOf(userId)).toEqual([])
})
