import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { workerLists as contract } from '@/contracts/workerLists'
import { WorkerListsScreen } from '@/features/workerLists/WorkerListsScreen'
import { overrideAnswer } from '@mocks/referenceServer'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/worker_list_storages', <WorkerListsScreen companyId='1' />)
const create = async () =>
  userEvent.click(await screen.findByRole('button', { name: '名簿を作成する' }))
const files = () => screen.findByRole('list', { name: '作成した名簿' })

beforeEach(setUpStore)
afterEach(tearDownStore)

test('期間と店舗を選んで作成すると一覧に出て、確認してから削除できる', async () => {
  await open()
  expect(await screen.findByText('作成した名簿はまだありません')).toBeVisible()
  await userEvent.click(await screen.findByRole('checkbox', { name: /渋谷/ }))
  await create()
  const row = within(await files()).getByRole('listitem')
  expect(row).toHaveTextContent(/2026年10月1日〜2026年10月31日 .*渋谷/)
  expect(within(row).getByText('順番待ち')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(within(row).getByRole('button', { name: /を削除$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'このファイルを削除しますか?' })
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  expect(await screen.findByText('作成した名簿はまだありません')).toBeVisible()
})

test('長すぎる期間は、おわりの日の欄で分かり、入力は残る', async () => {
  await open()
  const from = await screen.findByLabelText<HTMLInputElement>(/^はじまりの日/)
  await userEvent.clear(from)
  await userEvent.type(from, '2026/07/01')
  await userEvent.tab()
  await create()
  expect(
    await screen.findByText(/一度に作成できるのは3か月\(92日\)分までです。/, {
      selector: 'p *, p',
    }),
  ).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>(/^はじまりの日/).value).toMatch(/2026.*7.*1/)
})

test('失敗した名簿は作り直せて、期限切れの名簿は保存できない', async () => {
  const file = {
    fromOn: '2026-10-01',
    toOn: '2026-10-31',
    clientIds: [],
    columns: ['name' as const],
    format: 'xlsx' as const,
    requestedByName: '長谷川 誠',
    requestedAt: '2026-11-19T07:40:00.000Z',
    expiresAt: '2026-11-18T07:40:00.000Z',
    rowCount: 3,
    replacedCharacters: 0,
    link: null,
  }
  overrideAnswer(contract.list, {
    items: [
      { ...file, id: 2, status: 'failed' },
      { ...file, id: 1, status: 'expired' },
    ],
  })
  await open()
  const [failed, expired] = within(await files()).getAllByRole('listitem')
  expect(failed).toHaveTextContent('失敗')
  expect(expired).toHaveTextContent('期限切れ')
  expect(expired).toHaveTextContent('11月18日(水)まで保存できました')
  expect(within(await files()).queryByRole('button', { name: /を保存$/ })).toBeNull()
  expect(within(failed as HTMLElement).getByRole('button', { name: /を作り直す$/ })).toBeVisible()
})
