import { screen } from '@testing-library/react'
import { request } from '@/api/client'
import { dashboard } from '@/contracts/dashboard'
import { system } from '@/contracts/system'
import { serverNow } from '@/lib/clock'
import { dayOf, formatTime } from '@/lib/date'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'
import { MOCK_NOW } from '@mocks/time'

const wrongClocks = [
  ['1日進んだ', '2026-11-21T09:41:00+09:00'],
  ['1日遅れた', '2026-11-19T09:41:00+09:00'],
  ['2020年の', '2020-01-01T00:00:00+09:00'],
] as const

test.each(wrongClocks)(
  '%s時計の端末でも、今日の一覧と見出しはサーバーの今日',
  async (_, device) => {
    jest.setSystemTime(new Date(device))
    answer(dashboard.today, {
      on: '2026-11-20',
      asOf: MOCK_NOW.toISOString(),
      peopleCount: 0,
      offerings: [],
    })
    await renderPage('/clients/11', { as: 'manager' })
    expect(await screen.findByText('本日の勤務はありません')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11月20日(金)')
  },
)

test.each(wrongClocks)('%s時計の端末でも、いまは答えのDateヘッダーの時刻', async (_, device) => {
  jest.setSystemTime(new Date(device))
  answer(
    system.version,
    new Response(JSON.stringify({ versionKey: 'mocks' }), {
      headers: { 'Content-Type': 'application/json', Date: MOCK_NOW.toUTCString() },
    }),
  )
  await request(system.version, {})
  expect(`${dayOf(serverNow())} ${formatTime(serverNow())}`).toBe('2026-11-20 9:41')
})
