import { screen } from '@testing-library/react'
import { http } from 'msw'
import { accounts } from '@/contracts/accounts'
import { pathOf } from '@/contracts/endpoint'
import { GroupListScreen } from '@/features/groups/GroupListScreen'
import { GroupScreen } from '@/features/groups/GroupScreen'
import { WorkerListScreen } from '@/features/workers/WorkerListScreen'
import { groups, groupUsers } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { addWorker, writeRows } from '@tests/kit/serverKit'
import { tearDownStore, setUpStore, showScreen } from './storeKit'

const at = '2026-11-01T00:00:00.000Z'
beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.delete(groupUsers)
    await db.delete(groups)
    await addWorker(db, { id: 901, name: '山田 太郎' }, { workedCount: 3 })
    await db.insert(groups).values({
      id: 72,
      companyId: 1,
      clientId: 11,
      name: 'ホール経験者',
      createdAt: at,
      updatedAt: at,
    })
    await db.insert(groupUsers).values({ companyId: 1, groupId: 72, userId: 901, addedAt: at })
  })
})
afterEach(tearDownStore)
/** Holds the answer about rights until the returned function is called. */
function holdRights() {
  let release = () => undefined as void
  const held = new Promise<void>((done) => {
    release = done
  })
  mockServer.use(
    http.get(`*${pathOf(accounts.permission)}`, async () => {
      await held
      return undefined
    }),
  )
  return release
}

test('できることが分かるまで、行は出ない。行が出たあとで、欄やボタンが加わって動くことはない', async () => {
  const release = holdRights()
  await showScreen('manager', '/clients/11/users', <WorkerListScreen clientId='11' />)
  expect(await screen.findByRole('link', { name: /^すべて/ })).toBeVisible()
  expect(screen.getByRole('status', { name: '読み込み中' })).toBeVisible()
  expect(screen.queryByRole('row')).toBeNull()
  release()
  expect(await screen.findByRole('checkbox', { name: /山田 太郎/ })).toBeVisible()
})
test('操作の場所は、できるかどうかが分かる前から空けてある', async () => {
  const release = holdRights()
  await showScreen('manager', '/clients/11/users/groups', <GroupListScreen clientId='11' />)
  expect(await screen.findByRole('row', { name: /ホール経験者/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'グループを作る' })).toBeNull()
  expect(screen.getByText('グループを作る').closest('[data-room]')).toHaveAttribute(
    'aria-hidden',
    'true',
  )
  release()
  expect(await screen.findByRole('link', { name: 'グループを作る' })).toBeVisible()
  expect(document.querySelector('[data-room]')).toBeNull()
})
test('できることが読めなくても、内容は見られる', async () => {
  overrideAnswer(accounts.permission, {
    status: 500,
    code: 'internal',
    messages: ['サーバーで問題が起きました。'],
  })
  await showScreen(
    'manager',
    '/clients/11/users/groups/72',
    <GroupScreen clientId='11' groupId='72' />,
  )
  expect(await screen.findByRole('row', { name: /山田 太郎/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ワーカーを追加' })).toBeNull()
})
