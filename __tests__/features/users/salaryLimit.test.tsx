import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { myNumber } from '@/contracts/myNumber'
import { salaryListTypes } from '@/contracts/myNumber/enums'
import type { SalaryRows } from '@/contracts/myNumber/schemas'
import { payOf } from '@/domain/pay/pay'
import { SalaryLimitScreen } from '@/features/myNumber/SalaryLimitScreen'
import { companies, mynumberProvisions } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  showAgain,
  requestsTo,
  tearDownStore,
  setUpStore,
  takeMessages,
  showScreen,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, asSystem, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const PAGE = '/clients/11/users/salary_limit'
const paid = (grossYen: number) => ({
  ...payOf({
    startAt: '2026-11-10T08:00:00Z',
    endAt: '2026-11-10T13:00:00Z',
    breakMin: 0,
    hourlyWageYen: 1000,
    transportationYen: 0,
  }),
  grossYen,
  transportationYen: 0,
})
const people = [
  [901, '高橋 美咲', 262_000],
  [902, 'グエン ティ リン', 120_000],
  [903, '山田 太郎', 279_500],
] as const

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.delete(mynumberProvisions)
    for (const [at, [id, name, yen]] of people.entries()) {
      await addWorker(db, { id, name }, { workedCount: 9 })
      await addOffering(db, { id: 8000 + at, day: '2026-07-01' })
      await addMatch(db, 8000 + at, id, { status: 'worked', fixedPay: paid(yen) })
    }
  })
})
afterEach(tearDownStore)
const open = (who: Who = 'manager', search = '') =>
  showScreen(who, `${PAGE}${search}`, <SalaryLimitScreen clientId='11' />)
const row = async (name: string) =>
  within(await screen.findByRole('listitem', { name: `${name}さん` }))

test('上限に近い順に、月と年の目盛り・残り・戻る日が並び、依頼できない人には理由がある', async () => {
  await open()
  const first = await row('山田 太郎')
  expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual([
    '山田 太郎さん',
    '高橋 美咲さん',
    'グエン ティ リンさん',
  ])
  expect(first.getByRole('meter', { name: '山田 太郎さんの今年度の報酬' })).toHaveAttribute(
    'aria-valuenow',
    '279500',
  )
  expect(
    screen.getByText('今月の報酬は交通費を含み、今年度(12月〜11月)の報酬は含みません。'),
  ).toBeVisible()
  expect(first.getByText('残り499円では勤務できません')).toBeVisible()
  expect(first.getByText('年の上限に到達')).toBeVisible()
  expect((await row('高橋 美咲')).getByText('あと17,999円(約13時間)')).toBeVisible()
  const low = await row('グエン ティ リン')
  expect(low.queryByRole('checkbox')).toBeNull()
  expect(low.getByText('依頼できるまで あと130,000円')).toBeVisible()
  expect(await screen.findByText('個人番号取扱委託契約 締結済み')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
test('見送られた依頼と期限切れの依頼には、その日と、次にできることがある', async () => {
  const asked = {
    companyId: 1,
    clientId: 11,
    yearFromOn: '2025-12-01',
    requestedBy: 4,
    requestedAt: '2026-10-01T00:00:00Z',
    expiresAt: '2026-10-31T15:00:00Z',
  }
  await writeRows((db) =>
    db.insert(mynumberProvisions).values([
      { ...asked, userId: 901 },
      { ...asked, userId: 903, declinedAt: '2026-10-05T03:00:00Z' },
    ]),
  )
  await open()
  const expired = await row('高橋 美咲')
  const declined = await row('山田 太郎')
  expect(expired.getByText('期限切れ')).toBeVisible()
  expect(
    expired.getByText('10月31日(土)までに提供されませんでした。もう一度依頼できます。'),
  ).toBeVisible()
  expect(expired.getByRole('checkbox')).toBeEnabled()
  expect(
    declined.getByText(
      '10月5日(月)に、ワーカーが提供を見送りました。次の年度(12月1日から)に、もう一度依頼できます。',
    ),
  ).toBeVisible()
  expect(declined.queryByRole('checkbox')).toBeNull()
})
test('対象の全員に、利用目的と名前を確かめてから依頼する。番号を入れる欄はどこにもない', async () => {
  await open()
  await pressButton('2名全員を選択')
  await pressButton('2名に依頼する')
  const dialog = await screen.findByRole('dialog', {
    name: '2名にマイナンバーの提供を依頼しますか',
  })
  expect(dialog).toHaveTextContent('給与所得の源泉徴収票の作成と、税務署への提出')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(
    expect.arrayContaining(['山田 太郎さん今年度 279,500円', '高橋 美咲さん今年度 262,000円']),
  )
  expect(dialog.querySelector('input, textarea')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: '依頼を送る' }))
  expect(await (await row('高橋 美咲')).findByText('依頼中')).toBeVisible()
  expect(takeMessages()).toContain('2名にマイナンバーの提供を依頼しました。')
  expect(await asSystem((db) => db.$count(mynumberProvisions))).toBe(2)
  expect(JSON.parse(requestsTo(/^POST .*mynumber_provision_requests$/)[0]?.body ?? '{}')).toEqual({
    userIds: [903, 901],
    purposeConfirmed: true,
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: /全員を選択/ })).toBeNull())
})
test('種類と名前で絞り込み、合わなければ条件を外せる', async () => {
  await open()
  await userEvent.click(await screen.findByRole('link', { name: /^上限に到達/ }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '高橋 美咲さん' })).toBeNull())
  expect(router.query['list_type']).toBe('reached')
  await userEvent.type(
    screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }),
    'いない人{Enter}',
  )
  expect(await screen.findByText('条件に合うワーカーはありません')).toBeVisible()
  await pressButton('条件をクリア')
  expect(await screen.findByRole('listitem', { name: '高橋 美咲さん' })).toBeVisible()
})
test('契約がなければ、選ぶことも送ることもできない', async () => {
  await writeRows((db) =>
    db.update(companies).set({ contracts: { laborAgreement36: true, mynumberEntrustment: false } }),
  )
  await open()
  expect(await screen.findByText('個人番号取扱委託契約が締結されていません')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
test('失敗したときは再試行でき、だれもいなければそう言う', async () => {
  overrideAnswer(myNumber.users, {
    status: 500,
    code: 'broken',
    messages: ['サーバーで問題が起きました。'],
  })
  await open()
  expect(await screen.findByText('報酬の一覧を読み込めませんでした')).toBeVisible()
  overrideAnswer(myNumber.users, {
    items: [],
    page: 1,
    perPage: 20,
    totalCount: 0,
    counts: Object.fromEntries(salaryListTypes.map((type) => [type, 0])) as SalaryRows['counts'],
    requestable: [],
  })
  showAgain(PAGE, <SalaryLimitScreen clientId='11' />)
  expect(await screen.findByText('今年度に勤務したワーカーはまだいません')).toBeVisible()
})
