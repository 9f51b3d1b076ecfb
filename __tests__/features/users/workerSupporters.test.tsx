import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { workerSupporters } from '@/contracts/workerSupporters'
import { WorkerSupportersScreen } from '@/features/workerSupporters/WorkerSupportersScreen'
import { workerSupporterCandidatesFirstVisitDate } from '@/lib/storage/storedValues'
import { clientUsers, workerSupporterInquiries } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  showAgain,
  tearDownStore,
  setUpStore,
  takeMessages,
  showScreen,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addWorker, asSystem, callStore, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const PAGE = '/clients/11/users/worker_supporter_candidates'
const fit = { goodCount: 19, reviewCount: 20 }
beforeEach(async () => {
  await setUpStore()
  workerSupporterCandidatesFirstVisitDate.reset()
  await writeRows(async (db) => {
    await db
      .update(clientUsers)
      .set({ workedCount: 0, supporter: false })
      .where(eq(clientUsers.clientId, 11))
    await addWorker(
      db,
      { id: 901, name: '高橋 美咲', ...fit },
      { workedCount: 24, lastWorkedOn: '2026-11-18' },
    )
    await addWorker(
      db,
      { id: 903, name: '山田 太郎', ...fit, noShowCount: 1 },
      { workedCount: 30, lastWorkedOn: '2026-11-10' },
    )
  })
})
afterEach(tearDownStore)
const open = (who: Who = 'manager') =>
  showScreen(who, PAGE, <WorkerSupportersScreen clientId='11' />)
const row = async (name: string) =>
  within(await screen.findByRole('listitem', { name: `${name}さん` }))

test('件数は、勤務したことのある人のものか、条件を満たす人のものかを言う', async () => {
  await open()
  await row('山田 太郎')
  expect(screen.getByText(/^任命中/)).toHaveTextContent('任命中 0/10名 ・ 勤務経験あり 2名')
  await userEvent.click(screen.getByRole('checkbox', { name: '条件を満たす人のみ' }))
  await waitFor(() =>
    expect(screen.getByText(/^任命中/)).toHaveTextContent('任命中 0/10名 ・ 条件を満たす人 1名'),
  )
})

test('初めて開いた日だけ説明が開いており、候補は条件ごとに満たすかどうかが分かる', async () => {
  await open()
  const one = await row('山田 太郎')
  expect(one.getByText('無断欠勤なし').closest('li')).toHaveTextContent('満たしていません')
  expect(one.queryByRole('button')).toBeNull()
  expect((await row('高橋 美咲')).getAllByText('満たしています', { exact: false })).toHaveLength(4)
  expect(screen.getByText(/はじめての方への案内をお願いする仕組みです/)).toBeVisible()
  expect(workerSupporterCandidatesFirstVisitDate.get()).toBe('2026-11-20')
  expect(await axeViolations()).toEqual([])
  jest.setSystemTime(new Date('2026-11-21T09:00:00+09:00'))
  showAgain(PAGE, <WorkerSupportersScreen clientId='11' />)
  await row('高橋 美咲')
  expect(screen.getByText('ワーカーサポーターとは').closest('details')).not.toHaveAttribute('open')
})
test('任命して、解除する', async () => {
  await open()
  await pressButton('高橋 美咲さんを任命する')
  await pressButton('任命する')
  expect(await (await row('高橋 美咲')).findByText('サポーター')).toBeVisible()
  expect(takeMessages()).toContain('高橋 美咲さんをワーカーサポーターに任命しました。')
  await pressButton('高橋 美咲さんを解除する')
  await pressButton('解除する')
  await waitFor(async () => expect((await row('高橋 美咲')).queryByText('サポーター')).toBeNull())
})
test('先に変えた人がいれば上書きせず、最新の内容を見せる', async () => {
  await open()
  await row('高橋 美咲')
  await callStore('manager', 'PUT', '/users/worker_supporters', { userIds: [901], knownIds: [] })
  await pressButton('高橋 美咲さんを任命する')
  await pressButton('任命する')
  await waitFor(() => expect(takeMessages().join()).toContain('他の担当者が先に'))
  expect(await screen.findByRole('button', { name: '高橋 美咲さんを解除する' })).toBeVisible()
})
test('件名を選んで問い合わせる', async () => {
  await open('clientStaff')
  await pressButton('問い合わせる')
  const sheet = within(
    await screen.findByRole('dialog', { name: 'ワーカーサポーターについて問い合わせる' }),
  )
  await userEvent.type(
    await sheet.findByRole('textbox', { name: /内容/ }),
    '条件を教えてください。',
  )
  await userEvent.click(sheet.getByRole('button', { name: 'お問い合わせを送る' }))
  expect(await sheet.findByText('件名を選んでください。')).toBeVisible()
  await userEvent.click(sheet.getByRole('radio', { name: '任命の条件について' }))
  await userEvent.click(sheet.getByRole('button', { name: 'お問い合わせを送る' }))
  await waitFor(async () =>
    expect(await asSystem((db) => db.$count(workerSupporterInquiries))).toBe(1),
  )
})
test('閲覧のみの人は見るだけ。条件に合う人がいなければ条件を外せ、読み込めなければ再試行できる', async () => {
  await writeRows((db) => db.delete(clientUsers).where(eq(clientUsers.userId, 901)))
  await open('viewer')
  await row('山田 太郎')
  expect(screen.queryByRole('button', { name: /任命|問い合わせ/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: '条件を満たす人のみ' }))
  expect(await screen.findByText('条件に合う候補はありません')).toBeVisible()
  overrideAnswer(workerSupporters.candidates, {
    status: 500,
    code: 'broken',
    messages: ['サーバーで問題が起きました。'],
  })
  showAgain(PAGE, <WorkerSupportersScreen clientId='11' />)
  expect(await screen.findByText('候補を読み込めませんでした')).toBeVisible()
  overrideAnswer(workerSupporters.candidates, {
    items: [],
    supporterIds: [],
    page: 1,
    perPage: 20,
    totalCount: 0,
  })
  showAgain(PAGE, <WorkerSupportersScreen clientId='11' />)
  expect(await screen.findByText('候補になるワーカーはまだいません')).toBeVisible()
})
