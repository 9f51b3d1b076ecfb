import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { minimumWages } from '@/contracts/minimumWages'
import { CompanyClientsScreen } from '@/features/companies/CompanyClientsScreen'
import { MinimumWageScreen } from '@/features/minimumWages/MinimumWageScreen'
import { clients } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  requestsTo,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/minimum_wage', <MinimumWageScreen companyId='1' />)
const addBelow = () =>
  writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, { id: 1102, day: '2026-11-30', hourlyWageYen: 1250, peopleWanted: 2 })
    await addMatch(db, 1102, 901)
  })
beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('下回る求人を費用とともに示し、金額を確かめてから一度に引き上げる', async () => {
  await addBelow()
  await open()
  const table = await screen.findByRole('table', { name: '最低賃金を下回る求人とひな形' })
  expect(table).toHaveTextContent('いま1,250 →、引き上げ後 1,280円+30円')
  expect(table).toHaveTextContent('2名(マッチング済み1名)')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '1件を最低賃金まで引き上げる' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('時給(1件)1,250円 →から 1,280円')
  expect(dialog).toHaveTextContent('求人1件(2名分)の費用+449円(税込)')
  expect(dialog).toHaveTextContent('マッチング済みの1名の報酬も上がり')
  await userEvent.click(within(dialog).getByRole('button', { name: '引き上げる' }))
  expect(await screen.findByText('最低賃金を下回る求人・ひな形はありません')).toBeVisible()
  expect(takeMessages()).toEqual([
    '求人1件とひな形0件の時給を引き上げました。',
    'マッチング済みの1名にメッセージで知らせました。',
  ])
  expect(JSON.parse(requestsTo(/raise$/)[0]?.body ?? '')).toEqual({ itemCount: 1, costYen: 449 })
})
test('特定最低賃金を下回る求人は、都道府県の最低賃金とは言わない', async () => {
  await addBelow()
  const specific = { specificMinimumWageYen: 1400, specificMinimumWageFrom: '2026-10-01' }
  await writeRows((db) => db.update(clients).set(specific).where(eq(clients.id, 11)))
  await open()
  const table = await screen.findByRole('table', { name: '最低賃金を下回る求人とひな形' })
  expect(table).toHaveTextContent('特定最低賃金')
  expect(table).toHaveTextContent('いま1,250 →、引き上げ後 1,400円+150円')
})
test('その間に変わったときは、上げずに最新の金額を見せる', async () => {
  await addBelow()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: /最低賃金まで引き上げる$/ }))
  await screen.findByRole('dialog')
  await writeRows((db) =>
    addOffering(db, { id: 1103, day: '2026-11-29', hourlyWageYen: 1270, peopleWanted: 1 }),
  )
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '引き上げる' }))
  expect(await within(dialog).findByText(/対象か費用が変わりました/)).toBeVisible()
  expect(await within(dialog).findByText(/求人2件\(3名分\)/)).toBeVisible()
})
test('店舗一覧に、やることとして出る', async () => {
  await addBelow()
  await showScreen('company', '/companies/1/clients', <CompanyClientsScreen companyId='1' />)
  expect(await screen.findByText('最低賃金を下回る求人・ひな形が1件あります')).toBeVisible()
  expect(screen.getByRole('link', { name: '確認して引き上げる' })).toHaveAttribute(
    'href',
    '/companies/1/minimum_wage',
  )
})
const addStarted = () =>
  writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, {
      id: 1104,
      day: '2026-09-30',
      from: '22:00',
      to: '26:00',
      hourlyWageYen: 1250,
    })
    await addMatch(db, 1104, 901, { status: 'worked' })
  })
test('店舗一覧は、始まった勤務だけのとき、引き上げるとは言わず、その件数を言う', async () => {
  await addStarted()
  await showScreen('company', '/companies/1/clients', <CompanyClientsScreen companyId='1' />)
  expect(await screen.findByText('最低賃金を下回ったまま始まった勤務が1件あります')).toBeVisible()
  expect(screen.queryByText(/このひな形からは公開できません/)).not.toBeInTheDocument()
  expect(screen.getByText('時給は引き上げられませんが、差額の支払いが必要です。')).toBeVisible()
  expect(screen.getByRole('link', { name: '対象の勤務を確かめる' })).toHaveAttribute(
    'href',
    '/companies/1/minimum_wage',
  )
})
test('引き上げられない勤務に、理由と、求人と運営への道がある。10月1日の0時をまたぐ勤務はそう言う', async () => {
  await addStarted()
  await open()
  const table = await screen.findByRole('table', { name: 'ここでは引き上げられない勤務' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByText('最低賃金を下回る求人・ひな形はありません')).not.toBeInTheDocument()
  expect(table).toHaveTextContent('勤務が終わっています。')
  expect(table).toHaveTextContent(
    '10月1日(木)の0時をまたぐ勤務です。0時からの新しい最低賃金を、勤務全体にあてはめています。',
  )
  expect(within(table).getByRole('link', { name: 'ディナーのホールスタッフ' })).toHaveAttribute(
    'href',
    '/clients/11/offerings/1104',
  )
  expect(within(table).getByRole('link', { name: /運営に問い合わせる$/ })).toHaveAttribute(
    'href',
    '/clients/11/contact',
  )
  expect(await axeViolations()).toEqual([])
})
test('読み込めないとき', async () => {
  overrideAnswer(minimumWages.below, {
    status: 500,
    code: 'internal',
    messages: ['お待ちください。'],
  })
  await open()
  expect(await screen.findByText('最低賃金を読み込めませんでした')).toBeVisible()
})
