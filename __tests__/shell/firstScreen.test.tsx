import { MessageChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { startTransition, use } from 'react'
import { createRoot } from 'react-dom/client'
import { useReady } from '@/shell/page/useReady'

jest.mock('next/router', () => ({ useRouter: () => use(RouterContext) }))

const routerWith = (isReady: boolean) => ({ isReady, query: {}, asPath: '/' }) as NextRouter

/** Takes longer than the 5 ms after which React yields to the browser. */
function Row({ n, onDraw }: { n: number; onDraw: () => void }) {
  const until = performance.now() + 6
  while (performance.now() < until);
  onDraw()
  return <li>{n}</li>
}

function Page({ onDraw }: { onDraw: () => void }) {
  if (!useReady()) return <p>読み込み中</p>
  return (
    <ul>
      {[1, 2, 3, 4, 5].map((n) => (
        <Row key={n} n={n} onDraw={onDraw} />
      ))}
    </ul>
  )
}

test('最初の画面は、Nextがパラメーターを急がない更新で知らせても、途中で区切らずに描く', async () => {
  // Without `act`, which would do all work at once, unlike a browser.
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  scope.IS_REACT_ACT_ENVIRONMENT = false
  const place = document.createElement('div')
  const root = createRoot(place)
  let tasks = 0
  const tasksAtRows: number[] = []
  const page = (isReady: boolean) => (
    <RouterContext.Provider value={routerWith(isReady)}>
      <Page onDraw={() => tasksAtRows.push(tasks)} />
    </RouterContext.Provider>
  )
  const { port1, port2 } = new MessageChannel()
  port1.on('message', () => {
    tasks += 1
    port2.postMessage(0)
  })
  port2.postMessage(0)
  try {
    root.render(page(false))
    await waitFor(() => expect(place.textContent).toBe('読み込み中'))
    startTransition(() => root.render(page(true)))
    await waitFor(() => expect(place.textContent).toBe('12345'))
    expect(new Set(tasksAtRows).size).toBe(1)
  } finally {
    port1.close()
    root.unmount()
    scope.IS_REACT_ACT_ENVIRONMENT = true
  }
})
