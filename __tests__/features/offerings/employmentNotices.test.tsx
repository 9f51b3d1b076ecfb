import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { employmentNotices as contract } from '@/contracts/employmentNotices'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import { WorkerDetailScreen } from '@/features/workers/WorkerDetailScreen'
import { apply } from '@/server/worker-app/apply'
import { openEmploymentNotice } from '@/server/worker-app/employmentNotice'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const WORKER = 901
const MATCHED = new Date('2026-11-18T09:05:00+09:00')
const OPENED = new Date('2026-11-18T12:30:00+09:00')
const match = (offeringId: number, userId: number) =>
  writeRows((db) => apply({ db, now: MATCHED }, userId, offeringId))

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: WORKER, name: '佐藤 結衣' })
    await addWorker(db, { id: 902, name: '小林 千夏' })
    await addWorker(db, { id: 903, name: '中村 遼' })
    await addOffering(db, { id: 8001, day: '2026-11-27', title: 'ディナーのホール' })
    await addOffering(db, { id: 8002, day: '2026-11-29', title: 'ランチのホール' })
    await addMatch(db, 8001, 903)
  })
  await match(8001, WORKER)
  await match(8002, WORKER)
  await match(8001, 902)
  await writeRows((db) => openEmploymentNotice({ db, now: OPENED }, WORKER, 8001))
})
afterEach(tearDownStore)

/** What would be saved; the server draws the PDF (tested there). */
function catchDownload() {
  const names: string[] = []
  mockServer.use(
    http.get(
      '*/app/api/v1/clients/11/offerings/:offeringId/users/901/employment_notice.pdf',
      () =>
        new HttpResponse('%PDF-1.7', {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('労働条件通知書.pdf')}`,
          },
        }),
    ),
  )
  URL.createObjectURL = () => 'blob:notice'
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, restore: () => click.mockRestore() }
}

test('求人のワーカーの行から、読まれたかが分かり、PDFを保存できる', async () => {
  await showScreen(
    'manager',
    '/clients/11/offerings/8001',
    <OfferingDetailScreen clientId='11' offeringId='8001' />,
  )
  const rowOf = async (name: string) =>
    (await screen.findByText(name)).closest('[role=row]') as HTMLElement
  expect(await rowOf('佐藤 結衣')).toHaveTextContent('労働条件通知書 既読 11月18日(水) 12:30')
  expect(await rowOf('小林 千夏')).toHaveTextContent('労働条件通知書 未読')
  expect(await rowOf('中村 遼')).not.toHaveTextContent('労働条件通知書')
  const { names, restore } = catchDownload()
  await userEvent.click(screen.getByRole('button', { name: '佐藤 結衣さんのその他の操作' }))
  await userEvent.click(screen.getByRole('menuitem', { name: '労働条件通知書(PDF)を保存' }))
  await waitFor(() => expect(names).toEqual(['労働条件通知書.pdf']))
  restore()
})

describe('ワーカーのページ', () => {
  const open = (userId: number) =>
    showScreen(
      'clientStaff',
      `/clients/11/users/${userId}`,
      <WorkerDetailScreen clientId='11' userId={String(userId)} />,
    )
  const section = () => screen.findByRole('region', { name: '労働条件通知書' })

  test('新しい勤務から並び、店舗スタッフもPDFを保存できる', async () => {
    await open(WORKER)
    const list = within(await section())
    const items = await list.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      '11/29(日)ランチのホール17:00〜22:30 ・ 未読',
      '11/27(金)ディナーのホール17:00〜22:30 ・ 既読 11月18日(水) 12:30',
    ])
    const { names, restore } = catchDownload()
    await userEvent.click(
      list.getByRole('button', { name: '11/29(日) ランチのホールの労働条件通知書(PDF)を保存' }),
    )
    await waitFor(() => expect(names).toEqual(['労働条件通知書.pdf']))
    restore()
    expect(await axeViolations()).toEqual([])
  })
  test('通知書のない人には、そう書いてある', async () => {
    await open(903)
    expect(await within(await section()).findByText(/まだありません/)).toBeVisible()
  })
  test('読み込めないときは、理由ともう一度試すボタンがある', async () => {
    overrideAnswer(contract.ofWorker, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await open(WORKER)
    expect(
      await within(await section()).findByText('労働条件通知書を読み込めませんでした'),
    ).toBeVisible()
  })
})
