import { act, renderHook } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { request, type ApiError } from '@/api/client'
import { forgetOpenWrites } from '@/api/idempotencyKeys'
import { useMutation } from '@/api/useMutation'
import { endpoint, type Write } from '@/contracts/endpoint'
import { sessions } from '@/contracts/sessions'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork, type PendingRequest } from './mockNetwork'

let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  net = mockNetwork()
  forgetOpenWrites()
})
afterEach(() => {
  jest.restoreAllMocks()
})
const LOST = '送信できたか確認できません。もう一度押しても二重になりません。'
const line = (method: string) => `${method} /clients/{clientId}/graduates` as 'POST /x'
const input = { clientId: 1, body: { userId: 2 } } as never
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error as ApiError).messages[0],
  )
const keyOf = (call: PendingRequest | undefined) => call?.headers.get('Idempotency-Key')
/** Sends the write, lets it end by `end`, and returns its idempotency key and its message. */
async function send(e: Write, end: (call: PendingRequest) => void, body = input) {
  const call = failure(request(e, body))
  await flushPromises()
  const sent = net.sent.at(-1) as PendingRequest
  end(sent)
  return { key: keyOf(sent), message: await call }
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '返事のない%sは、確認できないと言い、もう一度送ると同じ鍵になる',
  async (method) => {
    const write = endpoint(line(method), { body: 'application/json' })
    const first = await send(write, (call) => call.break())
    const second = await send(write, (call) => call.answer(502, '<html>Bad Gateway</html>'))
    const third = await send(write, (call) => call.answer(204))
    const fourth = await send(write, (call) => call.answer(204))
    expect(first.key).toMatch(/^[0-9a-f]{32}$/)
    expect([first.message, second.message]).toEqual([LOST, LOST])
    expect([second.key, third.key]).toEqual([first.key, first.key])
    expect(fourth.key).not.toBe(first.key)
  },
)
test.each([
  [401, 'unknown'],
  [429, 'too_many'],
  [503, 'busy'],
  [409, 'in_progress'],
])('返事がなかったあとの%d(%s)では、まだ決まらないので、鍵は変わらない', async (status, code) => {
  const write = endpoint(line('POST'), { body: 'application/json' })
  const first = await send(write, (call) => call.break())
  const second = send(write, (call) => call.answer(status, { code, messages: ['待って'] }))
  await flushPromises()
  if (status === 401) net.of('PATCH /sign_in/refresh')[0]?.answer(401)
  expect((await second).key).toBe(first.key)
  expect((await send(write, (call) => call.answer(204))).key).toBe(first.key)
})
test('断られたら、また違う内容なら、新しい鍵になる', async () => {
  const write = endpoint(line('POST'), { body: 'application/json' })
  const first = await send(write, (call) => call.break())
  const other = await send(write, (call) => call.answer(204), {
    clientId: 1,
    body: { userId: 3 },
  } as never)
  const second = await send(write, (call) =>
    call.answer(409, { code: 'closed', messages: ['締切'] }),
  )
  const third = await send(write, (call) => call.answer(204))
  expect(other.key).not.toBe(first.key)
  expect(second.key).toBe(first.key)
  expect(third.key).not.toBe(first.key)
})
test('シートを閉じて開き直しても、同じことの送り直しは同じ鍵になり、ページを移ると忘れる', async () => {
  const write = endpoint(line('POST'), { body: 'application/json' })
  const press = async (end: (call: PendingRequest | undefined) => void) => {
    const { result, unmount } = renderHook(() => useMutation(write), {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    })
    await act(async () => {
      const call = failure(result.current[0](input))
      await flushPromises()
      end(net.sent.at(-1))
      await call
    })
    unmount()
    return keyOf(net.sent.at(-1))
  }
  const first = await press((call) => call?.break())
  const second = await press((call) => call?.break())
  expect(second).toBe(first)
  forgetOpenWrites()
  expect(await press((call) => call?.answer(204))).not.toBe(first)
})
test('二重にならないと言うのは、鍵を送る書き込みだけ', async () => {
  const check = endpoint(line('POST'), { body: 'application/json', audit: false })
  for (const e of [check, sessions.signIn]) {
    const sent = await send(e, (call) => call.break())
    expect([sent.key, sent.message]).toEqual([
      null,
      '通信できませんでした。接続を確かめて、もう一度お試しください。',
    ])
  }
})
