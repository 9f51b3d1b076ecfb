import { act, screen } from '@testing-library/react'
import { Toasts, show } from '@/shell/notifications/Toasts'
import { renderApp } from '@tests/conformance/renderKit'

test('トーストの箱は読み上げ領域ではない。言葉は Notifications の領域が一度だけ告げる', async () => {
  renderApp(<Toasts />)
  act(() => show({ type: 'success', body: ['保存しました。'] }))
  const toast = await screen.findByText('保存しました。')
  expect(toast.closest('[aria-live]:not([aria-live=off]), [role=alert], [role=status]')).toBeNull()
})
