import { takeEarlyRead } from '@/api/earlyReads'
import { startMocks } from '@mocks/browser'

test('モックで開いた画面は、頭で先に送られた読み取りの答えを使わない', () => {
  const url = '/app/api/v1/clients/11/closing_days'
  const answer = Promise.resolve(new Response('Not found', { status: 404 }))
  window.earlyReads = new Map([[url, { sentAt: performance.now(), answer }]])
  startMocks()
  expect(takeEarlyRead(url)).toBeUndefined()
})
