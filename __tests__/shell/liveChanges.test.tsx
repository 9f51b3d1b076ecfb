import { act, renderHook } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { slowedWhenLive } from '@/api/live/liveStatus'
import { staleAfterChanges, useLiveChanges } from '@/api/live/useLiveChanges'
import { keyOf, useQuery } from '@/api/useQuery'
import { accounts, accountSettings } from '@/contracts/accounts'
import { chatRooms } from '@/contracts/chat'
import { companyClients } from '@/contracts/companies'
import { mockNetwork } from './mockNetwork'

const CONNECT = 'GET /accounts/me/events'
const ROOMS = 'GET /clients/11/chat_rooms'
const POLL_MS = 15_000
const realTimeout = setTimeout

/** The Web Locks and broadcast channels of one browser. */
function browserOfTabs() {
  const waiting: (() => void)[] = []
  let isHeld = false
  const locks = {
    request: async (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      if (isHeld) await new Promise<void>((go) => waiting.push(go))
      if (signal.aborted) return
      isHeld = true
      await work()
      isHeld = false
      waiting.shift()?.()
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  net = mockNetwork()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const settle = async () => {
  for (let n = 0; n < 5; n++) await act(() => new Promise<void>((done) => realTimeout(done, 0)))
}

function openTab() {
  return renderHook(
    () => {
      useLiveChanges(1)
      return useQuery(chatRooms.list, { clientId: 11 }, { refreshInterval: POLL_MS })
    },
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
      ),
    },
  )
}
const answerRooms = async () => {
  for (const call of net.of(ROOMS)) call.answer(200, { items: [] })
  await settle()
}
/** Answers the connection with a stream that the test writes. */
async function connect(call = net.of(CONNECT).at(-1)) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  call?.answerStream(readable)
  await settle()
  return {
    send: async (event: object) => {
      void writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
      await settle()
    },
    end: async () => {
      void writer.close().catch(() => undefined)
      await settle()
    },
  }
}

test('変更の知らせで、その店舗の一覧を読み直す。続けて届いた知らせは1回にまとめる', async () => {
  browserOfTabs()
  const tab = openTab()
  await pass(0)
  await answerRooms()
  await pass(5000)
  const connection = await connect()
  await connection.send({ stores: { 11: ['chatRooms'] }, isGap: false })
  await connection.send({ stores: { 11: ['chatRooms', 'dashboard'] }, isGap: false })
  await connection.send({ stores: { 12: ['chatRooms'] }, isGap: false })
  await pass(900)
  expect(net.of(ROOMS)).toHaveLength(1)
  await pass(1200)
  expect(net.of(ROOMS)).toHaveLength(2)
  tab.unmount()
})

test('読んでからつながるまでの変更は知らされないので、つながったときに読み直す', async () => {
  browserOfTabs()
  const tab = openTab()
  await pass(0)
  await answerRooms()
  await pass(5000)
  await connect()
  await pass(2100)
  expect(net.of(ROOMS)).toHaveLength(2)
  tab.unmount()
})

test('つながっている間は1分ごとに、切れたら元の間隔で読み直し、つなぎ直す', async () => {
  browserOfTabs()
  const tab = openTab()
  await pass(0)
  await answerRooms()
  await pass(5000)
  const connection = await connect()
  await pass(2100)
  await answerRooms()
  await pass(45_000)
  expect(net.of(ROOMS)).toHaveLength(2)
  await connection.end()
  await pass(POLL_MS)
  await answerRooms()
  expect(net.of(ROOMS).length).toBeGreaterThanOrEqual(3)
  expect(net.of(CONNECT).length).toBeGreaterThanOrEqual(2)
  tab.unmount()
})

test('つなげないときは、画面の間隔で読み直す', async () => {
  browserOfTabs()
  const tab = openTab()
  await pass(0)
  await answerRooms()
  await pass(5000)
  net
    .of(CONNECT)
    .at(-1)
    ?.answer(429, { code: 'too_many', messages: ['多いため'] })
  await settle()
  await pass(POLL_MS - 4000)
  expect(net.of(ROOMS)).toHaveLength(2)
  tab.unmount()
})

test('タブを分け合えないブラウザーでは、つながずに読み直す', async () => {
  const tab = openTab()
  await pass(0)
  await answerRooms()
  await pass(POLL_MS)
  expect([net.of(CONNECT).length, net.of(ROOMS).length]).toEqual([0, 2])
  tab.unmount()
})

test('2つ目のタブはつながず、1つ目が聞いた変更を受け取り、閉じられたら代わりにつなぐ', async () => {
  browserOfTabs()
  const first = openTab()
  const second = openTab()
  await pass(0)
  await answerRooms()
  await pass(5000)
  expect(net.of(CONNECT)).toHaveLength(1)
  const connection = await connect()
  await connection.send({ stores: { 11: ['chatRooms'] }, isGap: false })
  await pass(2100)
  await settle()
  // Both tabs read at the start and again after the change.
  expect(net.of(ROOMS)).toHaveLength(4)
  await answerRooms()
  first.unmount()
  await settle()
  expect(net.of(CONNECT)).toHaveLength(2)
  // Changes between the two connections were announced to nobody.
  await connect()
  await pass(2100)
  expect(net.of(ROOMS)).toHaveLength(5)
  second.unmount()
})

test('設定のフォームの値は、ほかの人の変更で読み直さない', () => {
  const stale = staleAfterChanges({
    stores: { 11: ['chatRooms', 'companyClients', 'accounts'] },
    isGap: false,
  })
  expect([
    stale(keyOf(accounts.notificationCounts, {})),
    stale(keyOf(companyClients.list, { companyId: 1 })),
    stale(keyOf(accountSettings.subscriptions, {})),
    stale(keyOf(chatRooms.list, { clientId: 12 })),
  ]).toEqual([true, true, false, false])
})

test('間隔は、つながっている間だけ1分になる。止めてある読み直しは、止まったまま', () => {
  expect([slowedWhenLive(4000, true), slowedWhenLive(4000, false)]).toEqual([60_000, 4000])
  expect([slowedWhenLive(0, true), slowedWhenLive(300_000, true)]).toEqual([0, 300_000])
})
