import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { members } from '@/contracts/members'
import { ClientMembersScreen } from '@/features/members/ClientMembersScreen'
import { MembersScreen } from '@/features/members/MembersScreen'
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

const open = (who: Who = 'company') =>
  showScreen(who, '/companies/1/members', <MembersScreen companyId='1' />)
const rowOf = async (email: string) =>
  (await screen.findByText(email)).closest('[role=row]') as HTMLElement
const act = async (email: string, label: string) => {
  const row = await rowOf(email)
  await userEvent.click(within(row).getByRole('button', { name: /さんの操作$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: label }))
}

beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('スタッフの権限、店舗、状態が分かり、最後の企業管理者は変えられない', async () => {
  await open()
  const manager = await rowOf('manager@example.jp')
  expect(within(manager).getByText('店舗管理者')).toBeVisible()
  expect(within(manager).getByText('みのり食堂 渋谷宮益坂店')).toBeVisible()
  expect(within(manager).getByText('有効')).toBeVisible()
  const admin = await rowOf('company@example.jp')
  expect(within(admin).getByText('最後の管理者')).toBeVisible()
  expect(within(admin).queryByRole('button')).toBeNull()
  expect(screen.getByText(/さんの権限の変更と停止はできません$/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
test('店舗を選んで招待し、選ばなければ何をすればよいかを言う', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'スタッフを招待' }))
  const sheet = await screen.findByRole('dialog', { name: 'スタッフを招待' })
  await userEvent.type(
    within(sheet).getByRole('textbox', { name: /メールアドレス/ }),
    'okamoto@minori.example',
  )
  await userEvent.click(within(sheet).getByRole('button', { name: '招待を送る' }))
  expect(await within(sheet).findByText('開ける店舗を1つ以上選んでください。')).toBeVisible()
  await userEvent.click(within(sheet).getByRole('checkbox', { name: '〚店舗12〛' }))
  await userEvent.click(within(sheet).getByRole('button', { name: '招待を送る' }))
  expect(await screen.findByText('招待中', { selector: '[role=cell] *' })).toBeVisible()
  expect(takeMessages()).toContain('okamoto@minori.example に招待のメールを送ります。')
  expect(JSON.parse(requestsTo(/POST .*members$/)[0]?.body ?? '')).toEqual({
    email: 'okamoto@minori.example',
    role: 'clientStaff',
    clientIds: [12],
  })
})
test('停止すると状態が変わり、再開で戻る', async () => {
  await open()
  await act('viewer@example.jp', '利用を停止')
  expect(await screen.findByText('すぐにログアウトされ、入れなくなります')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '利用を停止する' }))
  expect(await screen.findByText('停止中', { selector: '[role=cell] *' })).toBeVisible()
  await act('viewer@example.jp', '利用を再開')
  await userEvent.click(await screen.findByRole('button', { name: '利用を再開する' }))
  expect(await within(await rowOf('viewer@example.jp')).findByText('有効')).toBeVisible()
})
test('店舗の管理者には、自店のスタッフと、与えられる権限だけが出る', async () => {
  await showScreen('manager', '/clients/11/members', <ClientMembersScreen clientId='11' />)
  const own = await rowOf('manager@example.jp')
  expect(within(own).queryByRole('button')).toBeNull()
  await act('clientstaff@example.jp', '権限と店舗を変更')
  const role = await screen.findByRole('combobox', { name: /権限/ })
  expect(
    within(role)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['店舗スタッフ', '閲覧のみ'])
})
test('読み込めないときはやり直せる', async () => {
  overrideAnswer(members.list, {
    status: 500,
    code: 'internal',
    messages: ['時間をおいてお試しください。'],
  })
  await open()
  expect(await screen.findByText('スタッフを読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度|再/ })).toBeEnabled()
})
