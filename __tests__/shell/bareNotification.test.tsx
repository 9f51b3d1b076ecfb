import { act, fireEvent, screen } from '@testing-library/react'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { notify, takeNotifications } from '@/lib/notifications/notificationQueue'
import { Notifications } from '@/shell/notifications/Notifications'
import { declaredValue } from '@tests/conformance/css'
import { clearDocument, renderApp } from '@tests/conformance/renderKit'
import { advanceTime, useFakeTimers } from '@tests/kit/time'

jest.mock('@/shell/notifications/Toasts', () => {
  throw new Error('Failed to load chunk')
})
beforeEach(() => {
  takeNotifications()
  useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  clearDocument()
})

test('通知のコードが届かなくても、言葉はスクロールした画面の上に重なって見え、読み込み直すことも閉じることもできる', async () => {
  const again = jest.spyOn(hardNavigate, 'again').mockImplementation(() => undefined)
  renderApp(<Notifications />)
  act(() => {
    notify({ type: 'error', body: ['保存できませんでした。'] })
  })
  await advanceTime(1100)
  const alert = screen.getByRole('alert')
  const bar = alert.parentElement as HTMLElement
  expect(alert).toHaveTextContent('保存できませんでした。')
  expect([
    declaredValue(alert, 'clip-path', 375),
    declaredValue(bar, 'position', 375),
    Number(declaredValue(bar, 'z-index', 375)) > 0,
  ]).toEqual(['', 'fixed', true])
  fireEvent.click(screen.getByRole('button', { name: '再読み込み' }))
  expect(again).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByText('保存できませんでした。')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
