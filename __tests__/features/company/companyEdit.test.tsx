import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { companies as contract } from '@/contracts/companies'
import { CompanySubscriptionsScreen } from '@/features/accounts/CompanySubscriptionsScreen'
import { EditCompanyScreen } from '@/features/companies/EditCompanyScreen'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { companies } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { writeRows } from '@tests/kit/serverKit'

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/edit', <EditCompanyScreen companyId='1' />)
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
async function fill(label: string | RegExp, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }))
const update = (values: Partial<typeof companies.$inferInsert>) =>
  writeRows((db) => db.update(companies).set(values).where(eq(companies.id, 1)))

beforeEach(async () => {
  await setUpStore()
  await update({
    name: '株式会社みのりフーズ',
    corporateNumber: '8000000000001',
    invoiceRegistrationNumber: 'T8000000000001',
    representativeName: '三宅 恵子',
    postalCode: '1500002',
    prefectureCode: '13',
    city: '渋谷区',
    addressLine: '渋谷2-5-1',
    phoneNumber: '0300001000',
    industry: '飲食',
    billing: {
      contactName: '長谷川 誠',
      email: 'keiri@example.com',
      postalCode: '1500002',
      address: '東京都渋谷区渋谷2-5-1',
    },
  })
})
afterEach(tearDownStore)

test('番号の間違いは、保存する前にその欄で分かり、入力は残る', async () => {
  await open()
  await fill(/^法人番号/, '１０００００００００００１')
  await save()
  expect(
    await screen.findByText(/法人番号が正しくありません。13桁の数字を/, { selector: 'p *, p' }),
  ).toBeVisible()
  expect(await field(/^法人番号/)).toHaveValue('1000000000001')
  expect(await axeViolations()).toEqual([])
})
test('人数は、だれかが選ぶまで空のままで、保存するときに尋ねる', async () => {
  await update({ employeeSize: null })
  await open()
  expect(await screen.findByRole('combobox', { name: /^常時使用する労働者の人数/ })).toHaveValue('')
  await save()
  expect(
    await screen.findByText('常時使用する労働者の人数を選んでください。', { selector: 'p *, p' }),
  ).toBeVisible()
})
test('保存でき、送付先がいつの請求書から変わるかを示す', async () => {
  await open()
  expect(await screen.findByText(/2026年11月\s*分の請求書から新しい送付先になります/)).toBeVisible()
  await fill(/^担当者の氏名/, '藤井 直樹')
  await userEvent.clear(await field(/^町名・番地/))
  await fill(/^郵便番号/, '2200012')
  await userEvent.tab()
  await waitFor(async () => expect(await field(/^町名・番地/)).toHaveValue('みなとみらい'))
  await fill(/^郵便番号/, '5300001')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^都道府県/ })).toHaveValue('27'))
  expect(await field(/^市区町村/)).toHaveValue('大阪市北区')
  expect(await field(/^町名・番地/)).toHaveValue('梅田')
  await save()
  await waitFor(() =>
    expect(takeNotifications().flatMap(({ body }) => body)).toEqual(['企業情報を保存しました。']),
  )
})
test('先に更新されていたら、入力を残したまま最新の内容を読み込める', async () => {
  await open()
  await fill(/^担当者の氏名/, '藤井 直樹')
  await update({ name: '株式会社みのり', lockVersion: 2 })
  await save()
  await userEvent.click(await screen.findByRole('button', { name: '最新の内容を読み込む' }))
  expect(await screen.findByDisplayValue('株式会社みのり')).toBeVisible()
  expect(await field(/^担当者の氏名/)).toHaveValue('藤井 直樹')
})
test('読み込めないときはやり直せる', async () => {
  overrideAnswer(contract.one, {
    status: 500,
    code: 'broken',
    messages: ['時間をおいてお試しください。'],
  })
  await open()
  expect(await screen.findByText('企業情報を読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: '再試行' })).toBeEnabled()
})
test('企業の店舗ごとのメール通知を選べる', async () => {
  await showScreen(
    'company',
    '/companies/1/subscription/clients',
    <CompanySubscriptionsScreen companyId='1' />,
  )
  expect(await screen.findByRole('region', { name: 'みのり食堂 渋谷宮益坂店' })).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(3)
  await showScreen(
    'company',
    '/companies/2/subscription/clients',
    <CompanySubscriptionsScreen companyId='2' />,
  )
  expect(await screen.findByText('通知を受け取る店舗がありません')).toBeVisible()
})
