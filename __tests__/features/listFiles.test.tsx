import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offerings } from '@/contracts/offerings'
import { OfferingListScreen } from '@/features/offerings/OfferingListScreen'
import { WorkerListScreen } from '@/features/workers/WorkerListScreen'
import { overrideAnswer } from '@mocks/referenceServer'
import { addOffering, addWorker, writeRows } from '@tests/kit/serverKit'
import { requestsTo, setUpStore, showScreen, takeMessages, tearDownStore } from './storeKit'

type Who = Parameters<typeof showScreen>[0]
const users = (who: Who = 'manager', search = '') =>
  showScreen(who, `/clients/11/users${search}`, <WorkerListScreen clientId='11' />)
const showList = (who: Who = 'manager', search = '?view=list') =>
  showScreen(who, `/clients/11/offerings${search}`, <OfferingListScreen clientId='11' />)
const saveButton = () => screen.findByRole('button', { name: 'CSVで保存' })

const saved: string[] = []
beforeEach(async () => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:list'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '山田 太郎' }, { workedCount: 3 })
    await addOffering(db, { id: 8001, title: 'ランチのホールスタッフ' })
  })
})
afterEach(tearDownStore)

test('ワーカーの一覧は、画面の条件と並びのまま、ページをまたいでCSVで保存する', async () => {
  await users('manager', '?list_type=repeat&sortKey=worked_count')
  await userEvent.click(await saveButton())
  await waitFor(() =>
    expect(saved).toEqual(['2026-11-20_みのり食堂 渋谷宮益坂店_ワーカー一覧.csv']),
  )
  expect(requestsTo(/users\.csv/)[0]?.line).toMatch(
    /users\.csv\?list_type=repeat&sortKey=worked_count$/,
  )
})

test('求人の一覧は、画面の条件のままCSVで保存する', async () => {
  await showList('viewer', '?view=list&fromOn=2026-11-19&hasVacancy=1')
  await userEvent.click(await saveButton())
  await waitFor(() => expect(saved).toEqual(['2026-11-20_みのり食堂 渋谷宮益坂店_求人一覧.csv']))
  expect(requestsTo(/offerings\.csv/)[0]?.line).toMatch(
    /offerings\.csv\?fromOn=2026-11-19&hasVacancy=1$/,
  )
})

test('保存できないときは理由を知らせる', async () => {
  const reason = '一度に出力できるのは50,000行までです。'
  overrideAnswer(offerings.file, { status: 422, code: 'too_many_rows', messages: [reason] })
  await showList()
  await userEvent.click(await saveButton())
  await waitFor(() => expect(takeMessages()).toEqual([reason]))
  expect(saved).toEqual([])
})

test('名簿を出せない人のワーカーの一覧と、何もない一覧には、ボタンがない', async () => {
  await users('clientStaff')
  await screen.findByRole('link', { name: '山田 太郎' })
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull()
  await showList('manager', '?view=list&keyword=ない')
  await screen.findByText(/条件をゆるめるか/)
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull()
})
