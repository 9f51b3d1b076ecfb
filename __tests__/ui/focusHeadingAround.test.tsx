import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { focusHeadingAround } from '@/lib/browser/focusHeadingAround'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NoResult } from '@/ui/feedback/NoResult'
import { FilterBar } from '@/ui/fields/filters/FilterBar'

function List() {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <section>
      <h2>評価</h2>
      {!showsAll && (
        <button
          type='button'
          onClick={({ currentTarget }) => {
            setShowsAll(true)
            focusHeadingAround(currentTarget)
          }}
        >
          すべて見る
        </button>
      )}
    </section>
  )
}

test('押すと消えるボタンのあと、フォーカスはその区画の見出しにある', async () => {
  render(
    <main>
      <h1>ワーカー</h1>
      <List />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'すべて見る' }))
  expect(screen.getByRole('heading', { name: '評価' })).toHaveFocus()
})

test('区画の外のボタンのあとは、画面の見出しにある。ボタンがもうなくても', () => {
  render(
    <main>
      <h1>お知らせ</h1>
    </main>,
  )
  focusHeadingAround(document.createElement('button'))
  expect(screen.getByRole('heading', { name: 'お知らせ' })).toHaveFocus()
})

/** A message or a filter whose button makes it disappear. */
function Leaving({ children }: { children: (leave: () => void) => ReactNode }) {
  const [isThere, setIsThere] = useState(true)
  return (
    <main>
      <h1>ワーカー</h1>
      {isThere && children(() => setIsThere(false))}
    </main>
  )
}
test.each<[string, (leave: () => void) => ReactNode]>([
  ['条件をクリア', (leave) => <NoResult what='ワーカー' onClear={leave} />],
  ['条件をクリア', (leave) => <FilterBar onClear={leave}>{null}</FilterBar>],
  ['再試行', (leave) => <ErrorState onRetry={leave} />],
  ['再試行', (leave) => <ErrorState inline onRetry={leave} />],
])('「%s」がそのまわりごと消えると、フォーカスは残る見出しにある', async (name, children) => {
  render(<Leaving>{children}</Leaving>)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('heading', { name: 'ワーカー' })).toHaveFocus()
})
