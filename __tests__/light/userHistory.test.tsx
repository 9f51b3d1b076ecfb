import { screen, within } from '@testing-library/react'
import { workers } from '@/contracts/workers'
import type { UserOffering } from '@/contracts/workers/schemas'
import { aPage, aWorkerDetail } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

/** The status of the shifts that were not worked, by number. */
const statuses: Record<number, UserOffering['status']> = { 9: 'absence', 10: 'established' }
const shift = (n: number): UserOffering => ({
  offeringId: n,
  title: 'ホールスタッフ',
  startAt: `2026-11-${10 + n}T17:00:00+09:00`,
  endAt: `2026-11-${10 + n}T22:00:00+09:00`,
  status: statuses[n] ?? 'worked',
  presence: 'confirmed',
  cancelBy: null,
  lateMin: 0,
  reviewKind: null,
  positions: [],
})

test('8回の勤務の下の10件は、予定・取消・欠勤も含むと言い、押すと10件が並ぶ', async () => {
  const shifts = Array.from({ length: 10 }, (_, n) => shift(10 - n))
  answer(workers.one, aWorkerDetail({ workedCountHere: 8 }))
  answer(workers.offerings, aPage(shifts))
  const { user } = await renderPage('/clients/11/users/901')
  const section = within(await screen.findByRole('region', { name: 'この店舗での勤務' }))
  expect(section.getByText('8回')).toBeVisible()
  await user.click(
    await section.findByRole('button', { name: '予定・取消・欠勤も含めてすべて見る(10件)' }),
  )
  expect(section.getAllByRole('link', { name: 'ホールスタッフ' })).toHaveLength(10)
})

test('はじめの5件に予定は入らず、すべて見ると予定が先頭に並ぶ', async () => {
  // It is November 20, 9:41: the shift of that evening is planned.
  answer(workers.one, aWorkerDetail({ workedCountHere: 3 }))
  answer(workers.offerings, aPage([shift(10), shift(3), shift(2), shift(1)]))
  const { user } = await renderPage('/clients/11/users/901')
  const section = within(await screen.findByRole('region', { name: 'この店舗での勤務' }))
  expect(await section.findAllByRole('link', { name: 'ホールスタッフ' })).toHaveLength(3)
  expect(section.queryByText('マッチング成立')).not.toBeInTheDocument()
  await user.click(section.getByRole('button', { name: '予定・取消・欠勤も含めてすべて見る(4件)' }))
  const [first, ...others] = section.getAllByRole('listitem')
  expect(first).toHaveTextContent('11/20(金')
  expect(others).toHaveLength(3)
})

test('勤務している人は、次の勤務にも勤務の一覧にも「勤務中」と出る', async () => {
  const running = {
    ...shift(10),
    startAt: '2026-11-20T07:00:00+09:00',
    presence: 'checked_in' as const,
  }
  const { offeringId, title, startAt, endAt, presence } = running
  answer(workers.one, aWorkerDetail({ nextShift: { offeringId, title, startAt, endAt, presence } }))
  answer(workers.offerings, aPage([running]))
  await renderPage('/clients/11/users/901')
  expect(await screen.findByText(/^勤務中 ・/)).toBeVisible()
  const section = within(await screen.findByRole('region', { name: 'この店舗での勤務' }))
  expect(await section.findByText('勤務中')).toBeVisible()
})

test('予定しかない人の勤務も並ぶ', async () => {
  answer(workers.one, aWorkerDetail({ workedCountHere: 0 }))
  answer(workers.offerings, aPage([shift(10)]))
  await renderPage('/clients/11/users/901')
  const section = within(await screen.findByRole('region', { name: 'この店舗での勤務' }))
  expect(await section.findByRole('link', { name: 'ホールスタッフ' })).toBeVisible()
  expect(section.queryByRole('button', { name: /すべて見る/ })).not.toBeInTheDocument()
})

test('去年の勤務と評価には、年が付く', async () => {
  const [startAt, endAt] = ['2025-12-03T17:00:00+09:00', '2025-12-03T22:00:00+09:00']
  answer(workers.one, aWorkerDetail({ workedCountHere: 1 }))
  answer(workers.offerings, aPage([{ ...shift(1), startAt, endAt }]))
  answer(
    workers.reviewsFromClient,
    aPage([
      {
        offeringId: 1,
        title: 'ホールスタッフ',
        startAt,
        endAt,
        kind: 'good' as const,
        comment: '',
        reasons: [],
        positions: [],
        createdAt: '2025-12-04T10:00:00+09:00',
        reviewedByName: '森下 由香',
      },
    ]),
  )
  await renderPage('/clients/11/users/901')
  for (const name of ['この店舗での勤務', 'この店舗からの評価']) {
    const section = within(await screen.findByRole('region', { name }))
    expect(await section.findByRole('listitem')).toHaveTextContent('2025/12/3(水)')
  }
})
