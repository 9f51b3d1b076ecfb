import { webcrypto } from 'node:crypto'
import { waitFor } from '@testing-library/react'
import type { request } from '@/api/client'
import { endpoint } from '@/contracts/endpoint'
import { mockNetwork, type PendingRequest } from './mockNetwork'

const STORED = 'spot-shift:v1.0:openWrites'
const MINUTES = 60_000

const graduates = endpoint('POST /clients/{clientId}/graduates' as 'POST /x', {
  body: 'application/json',
})
const groups = endpoint('POST /clients/{clientId}/groups' as 'POST /x', {
  body: 'application/json',
})
const input = { clientId: 1, body: { userId: 2, memo: '遅番の人' } } as never

// jsdom has `crypto.getRandomValues`, but not `crypto.subtle`.
beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(crypto, 'subtle')
})

let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  sessionStorage.clear()
  net = mockNetwork()
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Loads the client as a new page does, without the memory of the page before it. */
async function load() {
  let loaded = {} as { request: typeof request; leavePage: () => void }
  await jest.isolateModulesAsync(async () => {
    const client = await import('@/api/client')
    const { forgetOpenWrites } = await import('@/api/idempotencyKeys')
    loaded = { request: client.request, leavePage: forgetOpenWrites }
  })
  /** Sends the write and returns its idempotency key. Without `end` its answer never comes. */
  const send = async (e: typeof graduates, end?: (call: PendingRequest) => void) => {
    const before = net.sent.length
    const call = loaded.request(e, input).catch(() => undefined)
    await waitFor(() => {
      expect(net.sent).toHaveLength(before + 1)
    })
    const sent = net.sent[before] as PendingRequest
    const key = sent.headers.get('Idempotency-Key')
    if (!end)
      await waitFor(() => {
        expect(sessionStorage.getItem(STORED)).toContain(key)
      })
    end?.(sent)
    if (end) await call
    return key
  }
  return { send, leavePage: loaded.leavePage }
}
const succeeds = (call: PendingRequest) => call.answer(204)

test('返事を待たずに再読み込みし、同じことを送ると同じ鍵になる。返事が来たあとは新しい鍵になる', async () => {
  const key = await (await load()).send(graduates)
  const { send } = await load()
  expect(await send(graduates, succeeds)).toBe(key)
  expect(await send(graduates, succeeds)).not.toBe(key)
})
test('返事が途切れたあとの再読み込みでも、断られた鍵は二度と使わない', async () => {
  const key = await (await load()).send(graduates, (call) => call.break())
  const second = await load()
  expect(
    await second.send(graduates, (call) =>
      call.answer(409, { code: 'closed', messages: ['締切'] }),
    ),
  ).toBe(key)
  expect(await (await load()).send(graduates, succeeds)).not.toBe(key)
})
test('返事が来た送信は、再読み込みのあとに残らない', async () => {
  const key = await (await load()).send(graduates, succeeds)
  expect(sessionStorage.getItem(STORED)).toBeNull()
  expect(await (await load()).send(graduates, succeeds)).not.toBe(key)
})
test('再読み込みのあとにページを移っても覚えていて、ほかのことが済むと忘れる', async () => {
  const key = await (await load()).send(graduates)
  const second = await load()
  second.leavePage()
  expect(await second.send(groups, (call) => call.break())).not.toBe(key)
  expect(await second.send(graduates, (call) => call.break())).toBe(key)

  const third = await load()
  await third.send(groups, succeeds)
  expect(await third.send(graduates, succeeds)).not.toBe(key)
})
test('移ったあとのページで読み込み直したときは、前のページの送信を新しく行う', async () => {
  const first = await load()
  const key = await first.send(graduates)
  first.leavePage()
  expect(await (await load()).send(graduates, succeeds)).not.toBe(key)
})
test('10分たてば、新しく行う', async () => {
  const key = await (await load()).send(graduates)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * MINUTES)
  expect(await (await load()).send(graduates, succeeds)).not.toBe(key)
})
test('送った内容も相手も、端末に残さない', async () => {
  await (await load()).send(graduates)
  const text = sessionStorage.getItem(STORED) ?? ''
  expect(text).not.toMatch(/遅番|userId|graduates/)
  expect(Object.keys(JSON.parse(text) as object)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
})
test('壊れた記録や、使えない保存場所があっても、送れる', async () => {
  sessionStorage.setItem(STORED, '{"a":1')
  expect(await (await load()).send(graduates, succeeds)).toMatch(/^[0-9a-f]{32}$/)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await (await load()).send(graduates, succeeds)).toMatch(/^[0-9a-f]{32}$/)
})
