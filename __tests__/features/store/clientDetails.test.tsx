import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { clients as contract } from '@/contracts/clients'
import { AddClientScreen } from '@/features/clients/AddClientScreen'
import { ClientDetailScreen } from '@/features/clients/ClientDetailScreen'
import { CompanyClientScreen } from '@/features/clients/CompanyClientScreen'
import { EditClientScreen } from '@/features/clients/EditClientScreen'
import { PhoneNumberScreen } from '@/features/clients/PhoneNumberScreen'
import { clients } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import { requestsTo, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, callApi, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { flushPromises } from '@tests/kit/waiting'
import { sentMessages } from '@tests/server/companies/clientKit'

const LIST = '/companies/1/clients'
const add = (who: Who = 'company') =>
  showScreen(who, `${LIST}/add`, <AddClientScreen companyId='1' />)
const edit = (who: Who = 'company') =>
  showScreen(who, `${LIST}/11/edit`, <EditClientScreen companyId='1' clientId='11' />)
const phone = (search = '', who: Who = 'manager') =>
  showScreen(who, `/clients/11/detail/phone_number${search}`, <PhoneNumberScreen clientId='11' />)
// Finds fields by label, because searching a long form by role takes seconds for each field.
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
async function fill(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.paste(text)
}
async function fillStore() {
  await fill('店舗名', 'みのりデリ 渋谷宮益坂店')
  await fill('フリガナ', 'みのりでり')
  await fill('事業の内容', '弁当・惣菜の製造と販売')
  await fill('郵便番号', '150-0002')
  await pressButton('住所を自動入力')
  await waitFor(async () => expect(await field('市区町村')).toHaveValue('〚市11〛'))
  await fill('町名・番地', '渋谷1丁目12-8')
  await fill('店舗の電話番号', '03-1234-0152')
  await fill('当日の連絡先', '080-1234-0152')
  await fill('現場の責任者', '山口 真一')
  await userEvent.click(await screen.findByLabelText('屋内禁煙(屋外に喫煙場所あり)'))
}

beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('郵便番号で住所を入れ、店舗を追加して担当者を招待する', async () => {
  await add()
  await fillStore()
  expect(screen.getByRole('combobox', { name: /都道府県/ })).toHaveValue('13')
  await pressButton('招待する方を追加')
  await fill('1人目のメールアドレス', 'yamaguchi@minori.example')
  await pressButton('追加して1名を招待する')
  await waitFor(() => expect(router.asPath).toMatch(/^\/companies\/1\/clients\/\d+$/))
  const id = router.asPath.split('/').at(-1)
  expect((await callApi('company', 'GET', `/clients/${id}`)).body).toMatchObject({
    nameKana: 'ミノリデリ',
    phoneNumber: '0312340152',
    smokingPolicy: 'outdoor_only',
  })
  // A new store has to show its workplace (事業実態確認), and head office is told so.
  expect((await sentMessages()).map(({ to }) => to).sort()).toEqual([
    'company@example.jp',
    'yamaguchi@minori.example',
  ])
})
test('受動喫煙対策は、店舗が選ぶまでどれも選ばれていない', async () => {
  await add()
  const choices = await screen.findByRole('radiogroup', { name: /受動喫煙対策/ })
  for (const choice of within(choices).getAllByRole('radio')) expect(choice).not.toBeChecked()
  await pressButton('追加する')
  await waitFor(() =>
    expect(choices).toHaveAccessibleDescription(
      expect.stringContaining('受動喫煙対策を選んでください。'),
    ),
  )
})
test('招待する方を追加しても、入力して離れるまでは誤りを出さない', async () => {
  await add()
  await pressButton('招待する方を追加')
  const email = await field('1人目のメールアドレス')
  expect(email).toHaveFocus()
  await flushPromises()
  expect(email).not.toBeInvalid()
  await fill('1人目のメールアドレス', 'yamaguchi')
  await userEvent.tab()
  await waitFor(() => expect(email).toBeInvalid())
})
test('誤りは項目ごとに日本語で伝え、入力した内容は残る', async () => {
  await add()
  await fill('店舗名', 'みのりデリ')
  await fill('店舗の電話番号', '123')
  await pressButton('追加する')
  expect(
    (await screen.findAllByText('市外局番からの10桁か11桁の数字で入力してください。'))[0],
  ).toBeVisible()
  expect(await field('店舗の電話番号')).toHaveAccessibleDescription(
    expect.stringContaining('市外局番からの10桁か11桁の数字で入力してください。'),
  )
  expect(await field('店舗名')).toHaveValue('みのりデリ')
  expect(requestsTo(/^POST .*\/companies\/1\/clients$/)).toEqual([])
})
test('同じ名前と住所の店舗は、確かめてから別の店舗として保存できる', async () => {
  await writeRows((db) =>
    db
      .update(clients)
      .set({ name: 'みのりデリ 渋谷宮益坂店', city: '〚市11〛', addressLine: '渋谷1丁目12-8' })
      .where(eq(clients.id, 12)),
  )
  await add()
  await fillStore()
  await pressButton('追加する')
  expect(
    await screen.findByText('名前と住所が同じ店舗「みのりデリ 渋谷宮益坂店」(〚12〛)があります。'),
  ).toBeVisible()
  expect(await field('現場の責任者')).toHaveValue('山口 真一')
  await pressButton('別の店舗として保存する')
  await waitFor(() => expect(router.asPath).toMatch(/^\/companies\/1\/clients\/\d+$/))
})
test('ほかの人が先に保存したら、入力を残したまま最新の内容を読み込める', async () => {
  await writeRows((db) =>
    db
      .update(clients)
      .set({ nameKana: 'ミノリ', businessDescription: '食堂' })
      .where(eq(clients.id, 11)),
  )
  await edit()
  await fill('現場の責任者', '佐藤 花子')
  await callApi('manager', 'PATCH', '/clients/11', { lockVersion: 1, code: 'T-0142' })
  await pressButton('保存する')
  await pressButton('最新の内容を読み込む')
  await waitFor(async () => expect(await field('店舗コード')).toHaveValue('T-0142'))
  expect(await field('現場の責任者')).toHaveValue('佐藤 花子')
  await pressButton('保存する')
  await waitFor(() => expect(router.asPath).toBe('/companies/1/clients/11'))
  expect((await callApi('company', 'GET', '/clients/11')).body).toMatchObject({
    code: 'T-0142',
    managerName: '佐藤 花子',
  })
})
test('本部は店舗の情報、本日の勤務、やること、担当者を1ページで見る', async () => {
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '高橋 美咲' })
    await addOffering(db, { id: 1101, from: '09:00', to: '14:00', peopleWanted: 2 })
    await addMatch(db, 1101, 901)
  })
  await showScreen('company', `${LIST}/11`, <CompanyClientScreen companyId='1' clientId='11' />)
  expect(await screen.findByRole('link', { name: '店舗の画面を開く' })).toHaveAttribute(
    'href',
    '/clients/11',
  )
  expect(await screen.findByRole('link', { name: '編集する' })).toHaveAttribute(
    'href',
    '/companies/1/clients/11/edit',
  )
  expect(await screen.findByRole('link', { name: 'ディナーのホールスタッフ' })).toHaveAttribute(
    'href',
    '/clients/11/offerings/1101',
  )
  expect(await screen.findByRole('link', { name: '到着していない人' })).toBeVisible()
  const members = await screen.findByRole('table', { name: '店舗の担当者' })
  expect(within(members).getByText('店舗管理者')).toBeVisible()
  expect(screen.getByText('未確認')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
test('店舗情報は見るだけの人にも開け、編集は権限のある人だけに出る', async () => {
  await showScreen('viewer', '/clients/11/detail', <ClientDetailScreen clientId='11' />)
  expect(await screen.findByText('0312345678', { selector: 'span' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '編集する' })).toBeNull()
  expect(screen.queryByText('店舗の担当者')).toBeNull()
})
test('受動喫煙対策を登録していない店舗は、未登録と出る', async () => {
  await writeRows((db) => db.update(clients).set({ smokingPolicy: null }).where(eq(clients.id, 11)))
  await showScreen('manager', '/clients/11/detail', <ClientDetailScreen clientId='11' />)
  const term = await screen.findByText('受動喫煙対策')
  expect(term.nextElementSibling).toHaveTextContent(/^未登録$/)
})
test('店舗情報を読み込めないときはやり直せる', async () => {
  overrideAnswer(contract.one, {
    status: 500,
    code: 'internal',
    messages: ['時間をおいてお試しください。'],
  })
  await showScreen('manager', '/clients/11/detail', <ClientDetailScreen clientId='11' />)
  expect(await screen.findByText('店舗情報を読み込めませんでした')).toBeVisible()
})
test('電話番号を6桁のコードで確認する', async () => {
  await phone()
  await userEvent.click(await screen.findByRole('radio', { name: 'SMSで受け取る' }))
  await pressButton('コードを送る')
  await waitFor(() => expect(router.query['skip_input_phone_number']).toBe('1'))
  const code = /\d{6}/.exec((await sentMessages())[0]?.body ?? '')?.[0] ?? ''
  await fill('確認コード', code === '000000' ? '111111' : '000000')
  await pressButton('確認する')
  expect((await screen.findAllByText('コードが違います。あと4回入力できます。'))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度送る/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await fill('確認コード', code)
  await pressButton('確認する')
  await waitFor(() => expect(router.asPath).toBe('/clients/11/detail'))
  expect((await callApi('manager', 'GET', '/clients/11')).body).toMatchObject({
    phoneVerifiedAt: '2026-11-20T00:41:00.000Z',
  })
})
test('コードの画面から始めても、送っていなければ番号の入力へ進める', async () => {
  await phone('?skip_input_phone_number=1')
  await pressButton('電話番号の入力へ')
  expect(await field('確認する電話番号')).toHaveValue('0312345678')
})
