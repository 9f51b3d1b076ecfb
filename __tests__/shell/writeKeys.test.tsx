import { request } from '@/api/client'
import { forgetOpenWrites } from '@/api/idempotencyKeys'
import { endpoint } from '@/contracts/endpoint'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

const REFRESH = 'PATCH /sign_in/refresh'
const write = endpoint('POST /clients/{clientId}/graduates', { body: 'application/json' })
const input = { clientId: 1, body: { userId: 2 } } as never
const answered = (code: string) => ({ code, messages: ['だめでした。'] })

let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  net = mockNetwork()
})
/** Sends the same write, lets it end like this, and returns its idempotency key. */
const keyAfter = async (end: (call: (typeof net.sent)[number] | undefined) => void) => {
  const call = request(write, input).catch(() => undefined)
  await flushPromises()
  const sent = net.sent.at(-1)
  end(sent)
  await flushPromises()
  net.of(REFRESH).at(-1)?.answer(401)
  await call
  return sent?.headers.get('Idempotency-Key')
}
afterEach(() => {
  forgetOpenWrites()
})
test.each([400, 404, 409, 422, 499])('%i で断られたら、次は新しい鍵', async (status) => {
  const first = await keyAfter((call) => call?.break())
  expect(await keyAfter((call) => call?.answer(status, answered('x')))).toBe(first)
  expect(await keyAfter((call) => call?.answer(204))).not.toBe(first)
})
test.each([
  [401, 'x'],
  [408, 'x'],
  [429, 'x'],
  [409, 'in_progress'],
])('まだ分からない鍵は、%i (%s) のあとも使う', async (status, code) => {
  const first = await keyAfter((call) => call?.break())
  await keyAfter((call) => call?.answer(status, answered(code)))
  expect(await keyAfter((call) => call?.answer(204))).toBe(first)
})
test.each([401, 408, 429])('行われなかった (%i) だけの送信は、次は新しい鍵', async (status) => {
  const first = await keyAfter((call) => call?.answer(status, answered('x')))
  expect(await keyAfter((call) => call?.answer(204))).not.toBe(first)
})
test.each([500, 503])('%i のあとは、同じ鍵', async (status) => {
  const first = await keyAfter((call) => call?.answer(status, answered('x')))
  expect(await keyAfter((call) => call?.answer(204))).toBe(first)
})
test('途中でやめた送信は、行われたかもしれないので、同じ鍵', async () => {
  const stop = new AbortController()
  const stopped = request(write, input, { signal: stop.signal }).catch(() => undefined)
  await flushPromises()
  const first = net.sent.at(-1)?.headers.get('Idempotency-Key')
  stop.abort()
  await stopped
  expect(await keyAfter((call) => call?.answer(204))).toBe(first)
})
