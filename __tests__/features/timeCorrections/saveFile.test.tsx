import { screen, waitFor } from '@testing-library/react'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { overrideAnswer } from '@mocks/referenceServer'
import { requestsTo, takeMessages } from '@tests/features/storeKit'
import { pressButton } from '@tests/kit/userActions'
import { PAGE, cardOf, openCorrections } from './correctionsKit'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:corrections'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

test('画面の条件のまま、ページをまたいでCSVで保存する', async () => {
  await openCorrections('manager', `${PAGE}?fromOn=2026-11-19`)
  await cardOf('山田 太郎')
  await pressButton('CSVで保存')
  await waitFor(() => expect(saved).toEqual(['2026-11-20_みのり食堂 渋谷宮益坂店_修正依頼.csv']))
  const line = requestsTo(/requests\.csv/)[0]?.line
  expect(line).toContain('fromOn=2026-11-19')
})

test('保存できないときは理由を知らせる', async () => {
  overrideAnswer(paymentCorrections.file, {
    status: 422,
    code: 'too_many_rows',
    messages: ['一度に出力できるのは50,000行までです。'],
  })
  await openCorrections()
  await pressButton('CSVで保存')
  await waitFor(() => expect(takeMessages()).toEqual(['一度に出力できるのは50,000行までです。']))
  expect(saved).toEqual([])
})

test('名簿を出せない人には、ボタンがない', async () => {
  await openCorrections('clientStaff')
  await cardOf('山田 太郎')
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull()
})

test('修正依頼のない一覧には、ボタンがない', async () => {
  await openCorrections('manager', `${PAGE}?status=answered`)
  await screen.findByRole('heading', { name: '対応した修正依頼はまだありません' })
  expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull()
})
