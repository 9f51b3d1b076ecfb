import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { foreignWorkers } from '@/contracts/foreignWorkers'
import { RosterScreen } from '@/features/rosters/RosterScreen'
import { residenceCards } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const ROSTER = '/clients/11/users/attendings'
const view = (who: Who = 'manager', search = '?view=foreign_workers') =>
  showScreen(who, `${ROSTER}${search}`, <RosterScreen clientId='11' />)

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: 'グエン ティ リン', nameKana: 'NGUYEN THI LINH' })
    await db.insert(residenceCards).values({
      userId: 901,
      status: 'student',
      nationality: 'ベトナム',
      cardNumber: 'AB12345678CD',
      workRestriction: 'no_work',
      extraPermission: 'comprehensive',
      validUntilOn: '2027-03-31',
      checkedAt: '2026-10-01T00:00:00Z',
    })
    await addOffering(db, { id: 1, day: '2026-10-31', from: '22:00', to: '05:00' })
    await addOffering(db, { id: 2, day: '2026-11-05', from: '10:00', to: '15:00' })
    await addMatch(db, 1, 901, { status: 'worked' })
    await addMatch(db, 2, 901, { status: 'worked' })
  })
})
afterEach(tearDownStore)

test('名簿から開き、今月の雇入れと離職が期限とともに並び、月を替えられる', async () => {
  await view('manager', '')
  await userEvent.click(await screen.findByRole('link', { name: '外国人雇用の届出' }))
  expect(router.query).toMatchObject({ view: 'foreign_workers' })
  const row = within(await screen.findByRole('row', { name: /グエン ティ リン/ }))
  expect(row.getByText('留学')).toBeVisible()
  expect(row.getByText('2027年3月31日')).toBeVisible()
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '11/1(日) 離職',
    '11/5(木)',
  ])
  expect(screen.getByText('12月31日(木)')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '前の月' }))
  expect(await screen.findByText('10/31(土) 雇入れ')).toBeVisible()
  expect(screen.getByText('11月30日(月)')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '前の月' }))
  expect(await screen.findByText('2026年9月に届け出る人はいません')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull()
})
test('個人情報を見られない人には、入口がない', async () => {
  await view('clientStaff', '')
  expect(await screen.findByRole('link', { name: '項目の設定' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '外国人雇用の届出' })).toBeNull()
})
test('見る権限がないときと、読み込めないときは、そのことと次にすることを伝える', async () => {
  await view('clientStaff')
  expect(await screen.findByText('届出の一覧を見る権限がありません')).toBeVisible()
  overrideAnswer(foreignWorkers.month, {
    status: 500,
    code: 'internal',
    messages: ['サーバーで問題が起きました。'],
  })
  await view()
  expect(await screen.findByText('一覧を読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度|再読み込み|再試行/ })).toBeVisible()
})
