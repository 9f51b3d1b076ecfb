import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { companyClients } from '@/contracts/companies'
import { CompanyClientsScreen } from '@/features/companies/CompanyClientsScreen'
import { closingDays, companies, factCheckTasks, restrictions } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'

// 〚…〛 marks the fixture's texts of a store: 〚11〛 is the code of store 11.
const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/clients', <CompanyClientsScreen companyId='1' />)

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, { id: 1101, from: '09:00', to: '14:00', peopleWanted: 2 })
    await addMatch(db, 1101, 901)
  })
})
afterEach(tearDownStore)

test('店舗ごとに本日の勤務と対応すること、日ごとの充足率が分かる', async () => {
  await open()
  const [storeLink] = await screen.findAllByRole('link', { name: 'みのり食堂 渋谷宮益坂店' })
  const row = storeLink?.closest('[role=row]') as HTMLElement
  expect(within(row).getByText('2名中1名')).toBeInTheDocument()
  expect(within(row).getByText('未到着 1')).toBeInTheDocument()
  expect(within(row).getByText('9,642円')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: '店舗を追加' })).toHaveAttribute(
    'href',
    '/companies/1/clients/add',
  )
  for (const link of screen.getAllByRole('link', { name: /^みのり食堂 渋谷宮益坂店(〚11〛)?$/ }))
    expect(link).toHaveAttribute('href', '/companies/1/clients/11')
  // No seat counts as free, because the shift of 9:00 takes no more applications at 9:41.
  expect(screen.getByText('50% 1/2名 ・ 空き 0名(ほかに受付の終わった枠 1名)')).toBeVisible()
  const map = screen.getByRole('table', { name: '店舗別・日別の充足率(14日間)' })
  expect(
    within(map).getByRole('link', { name: 'みのり食堂 渋谷宮益坂店 11月20日 金曜日 2名中1名' }),
  ).toHaveAttribute('href', '/clients/11/offerings?month=2026-11&on=2026-11-20')
  expect(await axeViolations()).toEqual([])
})
test('合計の行と利用額のタイルがあり、対応のチップはどれもその仕事の画面を開く', async () => {
  await writeRows(async (db) => {
    await db.update(factCheckTasks).set({ status: 'approved' })
    await addOffering(db, {
      id: 1201,
      clientId: 12,
      offerId: OFFER[12],
      from: '10:00',
      to: '14:00',
      peopleWanted: 3,
    })
  })
  await open()
  const table = await screen.findByRole('table', { name: '店舗' })
  const total = within(table).getByText('合計').closest('[role=row]') as HTMLElement
  // Two seats in store 11 with one taken, three in store 12 with none.
  expect(within(total).getByText('1/5名')).toBeVisible()
  // 5 h × 1,350 + transport 500 = 7,250; fee 30 % = 2,175; tax 10 % of the fee 217, rounded down: 9,642.
  // Only the taken seat counts, so the sum equals the row of store 11.
  expect(within(total).getByText('9,642円')).toBeVisible()
  expect(screen.getByText('今月の使用見込み', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '9,642円',
  )
  const late = within(table).getByText('未到着 1').closest('a')
  expect(late).toHaveAttribute('href', '/clients/11')
  for (const chip of within(table).getAllByText(/^(未到着|要修正|修正|評価|ほか) \d+$/))
    expect(chip.closest('a')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'CSVで保存' })).toBeVisible()
})
test('休みの日は、求人のない日も、ある日も、理由とともに読まれる', async () => {
  const row = { clientId: 11, kind: 'single', createdAt: '2026-11-01T00:00:00Z' } as const
  await writeRows((db) =>
    db.insert(closingDays).values([
      { ...row, startsOn: '2026-11-20', endsOn: '2026-11-20', reason: '棚卸し' },
      { ...row, startsOn: '2026-11-21', endsOn: '2026-11-21', reason: '' },
    ]),
  )
  await open()
  const map = await screen.findByRole('table', { name: '店舗別・日別の充足率(14日間)' })
  expect(
    within(map).getByRole('link', {
      name: 'みのり食堂 渋谷宮益坂店 11月20日 金曜日 休み(棚卸し) 2名中1名',
    }),
  ).toBeVisible()
  expect(within(map).getByText('休み(臨時休業) 募集なし')).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})
test('「対応あり」で絞り込み、見つからないときは条件を消せる', async () => {
  // Without this, each store of the fixture has 事業実態確認 to hand in, and all of them have something to do.
  await writeRows((db) => db.update(factCheckTasks).set({ status: 'approved' }))
  await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: '対応あり 1' }))
  expect(router.query['todo']).toBe('1')
  expect(await screen.findByText('1店舗', { selector: '[role=status]' })).toBeVisible()
  await userEvent.type(
    screen.getByRole('searchbox', { name: '店舗名・店舗コードで探す' }),
    'ない店{Enter}',
  )
  await userEvent.click(
    (await screen.findAllByRole('button', { name: '条件をクリア' }))[0] as HTMLElement,
  )
  expect(await screen.findByText('3店舗', { selector: '[role=status]' })).toBeVisible()
})
test('求人を公開できない店舗は、理由とともに上に出る', async () => {
  await writeRows((db) =>
    db.insert(restrictions).values({
      clientId: 12,
      code: 'policy_violation',
      level: 'block_publish',
      message: '掲載基準違反のため、停止中です。',
      sinceAt: '2026-11-17T00:00:00Z',
    }),
  )
  await open()
  expect(await screen.findByText('〚店舗12〛は求人を公開できません')).toBeVisible()
  expect(screen.getByText('掲載基準違反のため、停止中です。')).toBeVisible()
  // The chip links to the page of the store, which names the reason.
  const chips = screen.getAllByRole('link', { name: '公開停止' })
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual(['/companies/1/clients/12'])
})
test('すべての店舗に同じ理由は、一度だけ、直すところへの道とともに出る', async () => {
  await writeRows((db) =>
    db.update(companies).set({ identificationStatus: 'none' }).where(eq(companies.id, 1)),
  )
  await open()
  expect(await screen.findByText('3店舗は求人を公開できません')).toBeVisible()
  expect(screen.getAllByText(/は求人を公開できません$/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: '事業者確認を開く' })).toBeVisible()
})
test('なくなったページの番号からは、最後のページに移る', async () => {
  await showScreen(
    'company',
    '/companies/1/clients?page=999',
    <CompanyClientsScreen companyId='1' />,
  )
  const table = await screen.findByRole('table', { name: '店舗' })
  expect(within(table).getByRole('link', { name: 'みのり食堂 渋谷宮益坂店' })).toBeVisible()
  expect(router.query['page']).toBeUndefined()
})
test('読み込めないときはやり直せる', async () => {
  overrideAnswer(companyClients.list, {
    status: 500,
    code: 'internal',
    messages: ['時間をおいてお試しください。'],
  })
  await open()
  expect(await screen.findByText('店舗を読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度|再/ })).toBeEnabled()
})
