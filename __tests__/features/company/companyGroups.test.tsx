import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { companyGroups as contract } from '@/contracts/companyGroups'
import { CompanyGroupListScreen } from '@/features/groups/CompanyGroupListScreen'
import { CompanyGroupScreen } from '@/features/groups/CompanyGroupScreen'
import { CreateCompanyGroupScreen } from '@/features/groups/CreateCompanyGroupScreen'
import { EditCompanyGroupScreen } from '@/features/groups/EditCompanyGroupScreen'
import { groupClients, groups, groupUsers } from '@/server/db/schema'
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
import { addOffering, addWorker, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const at = '2026-11-01T00:00:00.000Z'
const LIST = '/companies/1/groups'
const YEAR_END = 72
const list = (search = '', who: Who = 'company') =>
  showScreen(who, LIST + search, <CompanyGroupListScreen companyId='1' />)
const detail = (search = '') =>
  showScreen(
    'company',
    `${LIST}/${YEAR_END}${search}`,
    <CompanyGroupScreen companyId='1' groupId={String(YEAR_END)} />,
  )

/** The company has one group, for store 11, with worker 901. Worker 902 has worked twice. */
beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.delete(groupUsers)
    await db.delete(groups)
    await db.insert(groups).values({
      id: YEAR_END,
      companyId: 1,
      clientId: null,
      name: '年末年始の応援',
      createdAt: at,
      updatedAt: at,
    })
    await db.insert(groupClients).values({ companyId: 1, groupId: YEAR_END, clientId: 11 })
    await addWorker(db, { id: 901, name: '山田 太郎' }, { workedCount: 3 })
    await addWorker(db, { id: 902, name: 'グエン ティ リン' }, { workedCount: 2 })
    await db
      .insert(groupUsers)
      .values({ companyId: 1, groupId: YEAR_END, userId: 901, addedAt: at })
  })
})
afterEach(tearDownStore)

test('企業のグループと、使える店舗と人数が並ぶ', async () => {
  await list()
  const row = (await screen.findByRole('link', { name: '年末年始の応援' })).closest(
    '[role=row]',
  ) as HTMLElement
  expect(within(row).getByText('みのり食堂 渋谷宮益坂店')).toBeInTheDocument()
  expect(within(row).getByText('1名')).toBeInTheDocument()
  expect(await within(row).findByText('0名')).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})
test('revalidateのあるURLでは、もう一度読んでからURLを戻す', async () => {
  await list('?revalidate=1')
  await screen.findByRole('link', { name: '年末年始の応援' })
  expect(router.query['revalidate']).toBeUndefined()
  expect(requestsTo(/\/companies\/1\/groups$/).length).toBeGreaterThan(0)
})
test('条件に合う人数を見ながら、まとめて追加できる', async () => {
  await detail()
  await pressButton('ワーカーを追加')
  expect(await screen.findByText(/^該当/)).toHaveTextContent('該当 4名')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '勤務回数' }), '2')
  const add = await screen.findByRole('button', { name: '条件に合う1名全員を追加する' })
  expect(screen.getByText(/^該当/)).toHaveTextContent('該当 1名')
  expect(screen.getByText('グエン ティ リン')).toBeVisible()
  await userEvent.click(add)
  expect(await screen.findByRole('link', { name: 'グエン ティ リン' })).toHaveAttribute(
    'href',
    '/clients/11/users/902',
  )
  expect(takeMessages()).toEqual(['1名を「年末年始の応援」に追加しました。'])
})
test('氏名で探し、選んだ人だけを追加する。選んだ人は、探し直しても残る', async () => {
  await detail()
  await pressButton('ワーカーを追加')
  expect(await screen.findByText(/^該当/)).toHaveTextContent('該当 4名')
  await userEvent.type(screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }), 'グエン')
  await waitFor(() => expect(screen.getByText(/^該当/)).toHaveTextContent('該当 1名'))
  expect(screen.queryByRole('button', { name: /全員を追加する/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /グエン ティ リン/ }))
  await userEvent.clear(screen.getByRole('searchbox', { name: '氏名・フリガナで探す' }))
  await waitFor(() => expect(screen.getByText(/^該当/)).toHaveTextContent('該当 4名'))
  expect(screen.getByRole('checkbox', { name: /グエン ティ リン/ })).toBeChecked()
  await pressButton('1名を追加する')
  expect(await screen.findByRole('link', { name: 'グエン ティ リン' })).toBeVisible()
  expect(takeMessages()).toEqual(['1名を「年末年始の応援」に追加しました。'])
})
test('使っている間は、どの店舗のどの求人かを挙げて、削除を断る', async () => {
  await writeRows((db) =>
    addOffering(db, { id: 8201, day: '2026-11-28', scope: 'group', groupIds: [YEAR_END] }),
  )
  await detail()
  await pressButton('年末年始の応援のその他の操作')
  await userEvent.click(await screen.findByRole('menuitem', { name: '削除する' }))
  const dialog = await screen.findByRole('dialog', { name: 'このグループは削除できません' })
  expect(
    within(dialog).getByRole('link', {
      name: 'みのり食堂 渋谷宮益坂店 11月28日(土) 17:00〜22:30 ディナーのホールスタッフ',
    }),
  ).toHaveAttribute('href', '/clients/11/offerings/8201')
})
test('使える店舗を選んでグループを作る。選ばなければ、何をすればよいかを伝える', async () => {
  await showScreen('company', `${LIST}/add`, <CreateCompanyGroupScreen companyId='1' />)
  await userEvent.type(await screen.findByRole('textbox', { name: /グループの名前/ }), '繁忙期')
  await userEvent.click(screen.getByRole('switch', { name: /すべての店舗で使う/ }))
  await pressButton('グループを作る')
  expect(await screen.findAllByText('使える店舗を1つ以上選んでください。')).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'みのり食堂 渋谷宮益坂店' }))
  await pressButton('グループを作る')
  await waitFor(() => expect(router.asPath).toMatch(/^\/companies\/1\/groups\/\d+\?revalidate=1$/))
})
test('編集すると、いまの店舗が選ばれている', async () => {
  await showScreen(
    'company',
    `${LIST}/${YEAR_END}/edit`,
    <EditCompanyGroupScreen companyId='1' groupId={String(YEAR_END)} />,
  )
  expect(await screen.findByRole('checkbox', { name: 'みのり食堂 渋谷宮益坂店' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '〚店舗12〛' })).not.toBeChecked()
})
test('読み込めないときはやり直せる', async () => {
  overrideAnswer(contract.list, {
    status: 500,
    code: 'internal',
    messages: ['時間をおいてください。'],
  })
  await list()
  expect(await screen.findByText('グループを読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度|再/ })).toBeEnabled()
})
