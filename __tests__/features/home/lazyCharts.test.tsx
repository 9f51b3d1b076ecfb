import { act, render, screen } from '@testing-library/react'
import { LazyCharts } from '@/features/dashboard/components/charts/LazyCharts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('グラフは、だれもそこまで送らなくても、数秒で読み込まれる。印刷には待つ時間がない', () => {
  render(
    <LazyCharts title='今月' rows={1}>
      <p>充足率</p>
    </LazyCharts>,
  )
  expect(screen.getByRole('status', { name: '読み込み中' })).toBeInTheDocument()
  act(() => {
    jest.advanceTimersByTime(5000)
  })
  expect(screen.getByText('充足率')).toBeInTheDocument()
})
