import { screen, within } from '@testing-library/react'
import { workers } from '@/contracts/workers'
import type { UserOffering } from '@/contracts/workers/schemas'
import { aPage, aWorkerDetail } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

const others: Record<number, UserOffering['status']> = { 9: 'absence', 10: 'established' }
const shift = (n: number): UserOffering => ({
  offeringId: n,
  title: 'ホールスタッフ',
  startAt: `2026-11-${10 + n}T17:00:00+09:00`,
  endAt: `2026-11-${10 + n}T22:00:00+09:00`,
  status: others[n] ?? 'worked',
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
