import { addHours } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { LiftRequest, Suspension } from '@/contracts/operatorRequests/schemas'
import { feedbacks, offers, restrictions } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext, type Who } from '@tests/kit/app'
import {
  callApi,
  callStore,
  MORNING,
  OFFER,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { operatorCommand } from '../../../scripts/admin/operatorCommand'

const CAUSE =
  '11月13日の夜、フォークリフトの担当者が休んだため、現場の判断で仕分けの方に運転をお願いしました。責任者に伝えていませんでした。'
const PREVENTION =
  '11月25日までに夜間の責任者全員へ掲載基準の説明を行い、求人にない仕事を頼まないことを店長が毎週確認します。記録も残します。'

const suspend = (overrides: Partial<typeof restrictions.$inferInsert> = {}) =>
  writeRows((db) =>
    db.insert(restrictions).values({
      clientId: 11,
      code: 'policy_violation',
      level: 'block_publish',
      message: '掲載基準違反のため、求人を公開できません。',
      refOfferId: OFFER[11],
      sinceAt: '2026-11-17T06:02:00Z',
      ...overrides,
    }),
  )
const ask = (overrides: Record<string, unknown> = {}, who: Who = 'manager') =>
  callStore<LiftRequest & { messages: string[]; fields: Record<string, string> }>(
    who,
    'POST',
    '/lift_suspension_requests',
    {
      refOfferId: OFFER[11],
      causeExplanation: CAUSE,
      prevention: PREVENTION,
      contactName: '藤井 直樹',
      contactPhone: '0312340100',
      ...overrides,
    },
  )
const read = async (query = '') =>
  (await callStore<Suspension>('manager', 'GET', `/suspension${query}`)).body
const post = () => callStore('company', 'POST', `/offers/${OFFER[11]}/offerings`, offeringCreate())
async function runDueJobs() {
  const context = await testContext()
  context.now = addHours(MORNING, 3)
  while (await runNextJob(context, jobDefinitions));
}

beforeEach(() => prepareStore())

test('理由と対象のひな形を見て申請し、承認されると求人を公開できる', async () => {
  await suspend()
  expect(await read(`?ref_offer_id=${OFFER[11]}`)).toMatchObject({
    restriction: {
      code: 'policy_violation',
      message: '掲載基準違反のため、求人を公開できません。',
    },
    offer: { id: OFFER[11], title: 'ディナーのホールスタッフ' },
  })
  expect((await post()).status).toBe(409)
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'submitted' } })
  expect(await ask()).toMatchObject({
    status: 409,
    body: { messages: [expect.stringContaining('結果が出るまで、次の申請はできません。')] },
  })
  await runDueJobs()
  expect(await read()).toMatchObject({ restriction: null, request: { status: 'approved' } })
  expect((await post()).status).toBe(200)
})
test('ひな形が基準に合わないままなら、理由とともに承認されず、直してもう一度申請できる', async () => {
  await suspend()
  await writeRows((db) =>
    db
      .update(offers)
      .set({ status: 'violated', screeningReasons: [{ field: 'title', message: '誤りです。' }] })
      .where(eq(offers.id, OFFER[11])),
  )
  await ask()
  await runDueJobs()
  expect(await read()).toMatchObject({
    restriction: { code: 'policy_violation' },
    request: { status: 'declined', decisionNote: expect.stringContaining('ひな形を修正してから') },
  })
  expect((await ask()).status).toBe(200)
})
test('ひな形を選んで開いても、店舗全体の利用停止とそのひな形が出て、申請できる', async () => {
  await suspend({ refOfferId: null })
  expect(await read(`?ref_offer_id=${OFFER[11]}`)).toMatchObject({
    restriction: { code: 'policy_violation', refOfferId: null },
    offer: { id: OFFER[11], title: 'ディナーのホールスタッフ' },
  })
  expect((await ask()).status).toBe(200)
})
test('短い説明は、いまの文字数とともに断る', async () => {
  await suspend()
  expect(await ask({ prevention: '夜間の責任者へ掲載基準の説明を行いました。' })).toMatchObject({
    status: 422,
    body: { fields: { prevention: '50文字以上で入力してください(現在 21文字)。' } },
  })
})
test('自動で終わる制限だけのときと、ほかの店舗のひな形では、申請できない', async () => {
  await suspend({ code: 'fix_request_overdue', refOfferId: null })
  expect((await ask({ refOfferId: null })).status).toBe(409)
  expect((await ask({ refOfferId: OFFER[21] })).status).toBe(404)
})
test('店舗にないひな形でも、利用停止は見え、ひな形がないことも分かる', async () => {
  await suspend()
  for (const offerId of [OFFER[21], 999_999_999])
    expect(await read(`?ref_offer_id=${offerId}`)).toMatchObject({
      restriction: { code: 'policy_violation' },
      offer: { id: OFFER[11] },
      isOfferMissing: true,
    })
  expect(await read(`?ref_offer_id=${OFFER[11]}`)).toMatchObject({ isOfferMissing: false })
  expect(await read()).toMatchObject({ isOfferMissing: false })
})
test('公開できない人には見えず、申請もできない', async () => {
  await suspend()
  expect((await callStore('viewer', 'GET', '/suspension')).status).toBe(403)
  expect((await ask({}, 'viewer')).status).toBe(403)
})

describe('運営のコマンド', () => {
  const STORE = 'みのり食堂 渋谷宮益坂店'
  const REASON = '掲載内容と異なる仕事の報告があったため、利用を停止しました。'
  const logged = jest.spyOn(console, 'log').mockReturnValue()
  const listed = jest.spyOn(console, 'table').mockReturnValue()
  beforeEach(() => {
    logged.mockClear()
    listed.mockClear()
  })
  afterAll(() => {
    logged.mockRestore()
    listed.mockRestore()
  })
  async function operate(command: string, values: Record<string, string> = {}) {
    const context = await testContext()
    const operator = { settings: context.settings, clock: () => context.now }
    const run = operatorCommand(command, values, operator)
    if (!run) throw new Error(`no command ${command}`)
    await run(context.db)
  }
  const suspendStore = async (reason: string) => {
    const { body } = await callApi<{ name: string }>('company', 'GET', '/companies/1')
    await operate('suspend', { company: body.name, store: STORE, reason })
  }
  const askForStore = async () => (await ask({ refOfferId: null })).body.id

  test('店舗の利用を停止し、理由が店舗に見え、二重には停止しない', async () => {
    await suspendStore(REASON)
    expect(await read()).toMatchObject({
      restriction: { code: 'operator_suspension', level: 'block_publish', message: REASON },
      offer: null,
    })
    expect(await post()).toMatchObject({ status: 409, body: { messages: [REASON] } })
    await suspendStore('二度目')
    expect(logged).toHaveBeenLastCalledWith(expect.stringContaining('すでに同じ理由で停止'))
    expect((await read()).restriction?.message).toBe(REASON)
  })
  test('申請を一覧で見て、自動の審査より先に承認する', async () => {
    await suspendStore(REASON)
    const id = await askForStore()
    await operate('lift-requests')
    expect(listed).toHaveBeenCalledWith([
      {
        id,
        store: STORE,
        code: 'operator_suspension',
        cause: CAUSE,
        prevention: PREVENTION,
        reviewDueAt: '11月20日(金) 11:41',
      },
    ])
    await operate('lift-request', { id: String(id), result: 'approved' })
    expect(await read()).toMatchObject({
      restriction: null,
      request: { status: 'approved', decisionNote: '原因と再発防止策を確認しました。' },
    })
    await operate('lift-requests')
    expect(logged).toHaveBeenLastCalledWith('審査を待つ申請はありません。')
    expect((await post()).status).toBe(200)
    await expect(
      operate('lift-request', { id: String(id), result: 'declined', reason: '×' }),
    ).rejects.toThrow(`番号 ${id} に、審査を待つ利用再開の申請はありません。`)
  })
  test('承認しないときは理由が要り、停止は続き、もう一度申請できる', async () => {
    await suspendStore(REASON)
    const id = String(await askForStore())
    await expect(operate('lift-request', { id, result: 'declined' })).rejects.toThrow(
      '--reason を指定してください。',
    )
    await operate('lift-request', { id, result: 'declined', reason: '説明会の日付がありません。' })
    await runDueJobs()
    expect(await read()).toMatchObject({
      restriction: { code: 'operator_suspension' },
      request: { status: 'declined', decisionNote: '説明会の日付がありません。' },
    })
    expect((await ask({ refOfferId: null })).status).toBe(200)
  })
})

describe('ご意見', () => {
  const send = (overrides: Record<string, unknown> = {}, who: Who = 'viewer') =>
    callApi<{ fields: Record<string, string> }>(who, 'POST', '/clients/11/feedbacks', {
      kind: 'feature',
      body: '店舗別CSVに、部門コードごとの小計の行がほしいです。',
      pagePath: '/clients/[clientId]/offerings',
      wantsReply: true,
      ...overrides,
    })
  test('店舗に入れる人はだれでも送れ、直前の画面とともに残る', async () => {
    expect((await send()).status).toBe(200)
    const { db } = await testContext()
    const rows = await db.tx('system', (tx) =>
      tx.select().from(feedbacks).where(eq(feedbacks.kind, 'feature')),
    )
    expect(rows).toMatchObject([
      { clientId: 11, pagePath: '/clients/[clientId]/offerings', wantsReply: true },
    ])
  })
  test.each([
    [{ body: '' }, 'body'],
    [{ body: 'あ'.repeat(2001) }, 'body'],
    // A path with ids and a query is refused, because it is not one of the routes.
    [{ pagePath: '/clients/11/users/901?keyword=x' }, 'pagePath'],
  ])('%# 送れないもの', async (overrides, field) => {
    const { status, body } = await send(overrides)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})
