import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { useRememberedSearch } from '@/features/accounts/hooks/useRememberedSearch'
import { useIdentificationNotice } from '@/features/dashboard/hooks/useIdentificationNotice'
import { BadgeLimitedBanner } from '@/features/offerings/components/sections/BadgeLimitedBanner'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { badgeLimitedRecommendBanner, searchClients } from '@/lib/storage/storedValues'

/** Noon in Tokyo. */
const at = (day: string) => jest.setSystemTime(new Date(`${day}T12:00:00+09:00`))
const title = () => screen.queryByText('バッジをもつワーカーに絞って募集できます')
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
  at('2026-11-23')
  takeNotifications()
})
afterEach(() => {
  jest.useRealTimers()
})

test('バッジ限定のすすめは、閉じた日と回数を覚え、30日のあいだ出ない', async () => {
  const banner = <BadgeLimitedBanner holdersCount={5} onLimit={() => {}} />
  render(banner).unmount()
  const { unmount } = render(banner)
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect([title(), badgeLimitedRecommendBanner.get()]).toEqual([
    null,
    { closeCount: 1, lastClosedDate: '2026-11-23' },
  ])
  unmount()
  at('2026-12-22')
  const day29 = render(banner)
  expect(title()).toBeNull()
  day29.unmount()
  at('2026-12-23')
  render(banner)
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(badgeLimitedRecommendBanner.get()).toEqual({
    closeCount: 2,
    lastClosedDate: '2026-12-23',
  })
})
test('バッジをもつ人がいなければ、すすめない。押すとバッジ限定になる', async () => {
  const onLimit = jest.fn()
  const { rerender } = render(<BadgeLimitedBanner holdersCount={0} onLimit={onLimit} />)
  expect(title()).toBeNull()
  rerender(<BadgeLimitedBanner holdersCount={1} onLimit={onLimit} />)
  await userEvent.click(screen.getByRole('button', { name: 'バッジ限定にする' }))
  expect(onLimit).toHaveBeenCalledTimes(1)
})

test('本人確認が済んでいないことは、24時間に1回だけ知らせる', () => {
  const restrictions = [
    {
      code: 'identification_required' as const,
      level: 'block_publish' as const,
      message: '本人確認が済んでいません。',
      sinceAt: '2026-11-01T00:00:00+09:00',
      refOfferId: null,
      refOperationId: null,
      untilAt: null,
    },
  ]
  const visit = () => {
    renderHook(() => useIdentificationNotice(restrictions)).unmount()
    return takeNotifications().map(({ type, body }) => [type, ...body])
  }
  const notice = [['error', '本人確認が済んでいません。']]
  expect([visit(), visit()]).toEqual([notice, []])
  at('2026-11-24')
  expect(visit()).toEqual(notice)
  renderHook(() => useIdentificationNotice([]))
  expect(takeNotifications()).toEqual([])
})

test('店舗の一覧の検索は、次に開いたときも残る', () => {
  router.setCurrentUrl('/account')
  const search = jest.fn()
  const first = renderHook(() => useRememberedSearch('', search))
  expect(search).not.toHaveBeenCalled()
  first.result.current('渋谷')
  first.unmount()
  expect(searchClients.of('account').get()).toBe('渋谷')
  search.mockClear()
  renderHook(() => useRememberedSearch('', search)).unmount()
  expect(search.mock.calls).toEqual([['渋谷']])
  search.mockClear()
  renderHook(() => useRememberedSearch('新宿', search))
  expect(search).not.toHaveBeenCalled()
})
