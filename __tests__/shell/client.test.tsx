import { act, renderHook } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { ApiError, notifyError, notifyFailure, request, setOnSessionExpired } from '@/api/client'
import { staleAfter, useMutation } from '@/api/useMutation'
import { keyOf } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { endpoint, resource, urlOf } from '@/contracts/endpoint'
import { sessions } from '@/contracts/sessions'
import { onNotification, takeNotifications } from '@/lib/notifications/notificationQueue'
import { int, text } from '@/lib/query'
import { flushPromises } from '@tests/kit/waiting'
import { mockLocks } from './mockLocks'
import { mockNetwork } from './mockNetwork'
import { outcomeOf } from './outcomeOf'

let net: ReturnType<typeof mockNetwork>
const lost = jest.fn()
beforeEach(() => {
  net = mockNetwork()
  lost.mockClear()
  setOnSessionExpired(lost)
  takeNotifications()
})
afterEach(() => {
  jest.restoreAllMocks()
})
const ME = 'GET /accounts/me'
const REFRESH = 'PATCH /sign_in/refresh'
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

test('同時に401になった30件は、更新を1回だけ共有し、それぞれ1回だけ送り直す', async () => {
  const calls = Promise.all(Array.from({ length: 30 }, () => request(accounts.me, {})))
  await flushPromises()
  net.of(ME).forEach((call) => call.answer(401))
  await flushPromises()
  expect(net.of(REFRESH)).toHaveLength(1)
  await flushPromises()
  net.of(REFRESH)[0]?.answer(204)
  await flushPromises()
  net
    .of(ME)
    .slice(30)
    .forEach((call) => call.answer(200, { id: 1 }))
  expect(await calls).toHaveLength(30)
  expect([net.of(REFRESH).length, net.of(ME).length]).toEqual([1, 60])
})
test('更新の前に送った呼び出しの遅い401は、新しい更新をせずに送り直す', async () => {
  const a = request(accounts.me, {})
  const b = request(accounts.me, {})
  await flushPromises()
  const [first, late] = net.of(ME)
  first?.answer(401)
  await flushPromises()
  net.of(REFRESH)[0]?.answer(204)
  await flushPromises()
  net.of(ME)[2]?.answer(200, { id: 1 })
  await a
  late?.answer(401)
  await flushPromises()
  net.of(ME)[3]?.answer(200, { id: 1 })
  expect(await b).toEqual({ id: 1 })
  expect(net.of(REFRESH)).toHaveLength(1)
})
test('Web Locksのないブラウザーでも、ほかのタブの更新のあとの401は、更新せずに送り直す', async () => {
  expect('locks' in navigator).toBe(false)
  const call = request(accounts.me, {})
  await flushPromises()
  const sentAt = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(sentAt + 2000)
  localStorage.setItem('spot-shift:v1.0:lastRefresh', String(sentAt + 1000))
  net.of(ME)[0]?.answer(401)
  await flushPromises()
  net.of(ME)[1]?.answer(200, { id: 1 })
  expect(await call).toEqual({ id: 1 })
  expect(net.of(REFRESH)).toEqual([])
})
test('時計が戻されたあとの、先の時刻の記録は信じない', async () => {
  localStorage.setItem('spot-shift:v1.0:lastRefresh', String(Date.now() + 3_600_000))
  const call = outcomeOf(request(accounts.me, {}))
  await flushPromises()
  net.of(ME)[0]?.answer(401)
  await flushPromises()
  expect(net.of(REFRESH)).toHaveLength(1)
  await flushPromises()
  net.of(REFRESH)[0]?.answer(401)
  expect(await call).toBe('401 unknown')
})
test.each([
  ['保存領域の時刻が届いている', false],
  ['保存領域の時刻がまだ届いていない', true],
])('二つのタブでも更新は1回: 待っていたタブは、先のタブの更新を使う(%s)', async (_, isLate) => {
  const locks = mockLocks()
  const readItem = Storage.prototype.getItem
  if (isLate)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      return key.endsWith('lastRefresh') ? null : readItem.call(this, key)
    })
  const other = await new Promise<typeof request>((got) => {
    jest.isolateModules(() => {
      got((jest.requireActual('@/api/client') as { request: typeof request }).request)
    })
  })
  const calls = Promise.all([request(accounts.me, {}), other(accounts.me, {})])
  await flushPromises()
  net.of(ME).forEach((call) => call.answer(401))
  await flushPromises()
  net.of(REFRESH)[0]?.answer(204)
  await flushPromises()
  const renewals = net.of(REFRESH).length
  await flushPromises()
  net.of(REFRESH)[1]?.answer(204)
  await flushPromises()
  net
    .of(ME)
    .slice(2)
    .forEach((call) => call.answer(200, { id: 1 }))
  await calls
  expect(renewals).toBe(1)
  locks.remove()
})
test.each([[401], [500]])(
  '更新が%dで断られたら、何件待っていても、セッション切れを1回だけ知らせる',
  async (status) => {
    const calls = Array.from({ length: 5 }, () => outcomeOf(request(accounts.me, {})))
    await flushPromises()
    net.of(ME).forEach((call) => call.answer(401))
    await flushPromises()
    net.of(REFRESH)[0]?.answer(status)
    expect(await Promise.all(calls)).toEqual(Array(5).fill('401 unknown'))
    expect(lost).toHaveBeenCalledTimes(1)
  },
)
test('更新に返事がなければ通信の失敗で、セッション切れにはしない', async () => {
  const call = outcomeOf(request(accounts.me, {}))
  await flushPromises()
  net.of(ME)[0]?.answer(401)
  await flushPromises()
  net.of(REFRESH)[0]?.break()
  expect(await call).toBe('0 network')
  expect(lost).not.toHaveBeenCalled()
})
test('送り直しは1回だけ: また401なら呼び出し元に渡す', async () => {
  const call = outcomeOf(request(accounts.me, {}))
  await flushPromises()
  net.of(ME)[0]?.answer(401)
  await flushPromises()
  net.of(REFRESH)[0]?.answer(204)
  await flushPromises()
  net.of(ME)[1]?.answer(401)
  expect(await call).toBe('401 unknown')
  expect([net.of(REFRESH).length, net.of(ME).length]).toEqual([1, 2])
})
test('書き込みの途中でセッションが切れても、更新のあとに同じ鍵でもう一度送り、保存できる', async () => {
  const { result } = mutate()
  const line = () => `${net.sent[0]?.method} ${net.sent[0]?.path}`
  await act(async () => {
    const call = outcomeOf(result.current[0](input))
    await flushPromises()
    net.sent[0]?.answer(401)
    await flushPromises()
    net.of(REFRESH)[0]?.answer(204)
    await flushPromises()
    net.of(line())[1]?.answer(204)
    await call
  })
  const [first, second, ...more] = net.of(line())
  expect(more).toEqual([])
  expect(second?.body).toBe(first?.body)
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  expect(lost).not.toHaveBeenCalled()
})
test('ログインの401は更新しない', async () => {
  const call = outcomeOf(
    request(sessions.signIn, { body: { email: 'a@example.com', password: 'x' } as never }),
  )
  await flushPromises()
  net
    .of('POST /sign_in')[0]
    ?.answer(401, { code: 'wrong_password', messages: ['正しくありません。'] })
  expect([await call, net.of(REFRESH).length]).toEqual(['401 wrong_password', 0])
})
test('オフラインの書き込みは送らずに断り、読み取りは試す', async () => {
  online(false)
  expect(await outcomeOf(request(sessions.signOut, {}))).toBe('0 offline')
  expect(net.sent).toHaveLength(0)
  void outcomeOf(request(accounts.me, {}))
  await flushPromises()
  expect(net.of(ME)).toHaveLength(1)
})
test('30秒たっても返事がなければ、あきらめて知らせる', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  let ended = ''
  const call = outcomeOf(request(accounts.me, {})).then((how) => (ended = how))
  await jest.advanceTimersByTimeAsync(29_999)
  expect(ended).toBe('')
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  expect(await call).toBe('0 timeout')
})
test('やめた呼び出しは、知らせない', async () => {
  const stop = new AbortController()
  const call = request(accounts.me, {}, { signal: stop.signal }).catch(notifyError)
  stop.abort()
  await call
  expect(takeNotifications()).toEqual([])
})
test('断られた理由と、次に試せるまでの秒数と、受付番号を持つ', async () => {
  const call = request(accounts.me, {}).catch((error: unknown) => error)
  await flushPromises()
  net
    .of(ME)[0]
    ?.answer(
      503,
      { code: 'busy', messages: ['混み合っています。'] },
      { 'Retry-After': '7', 'X-Request-Id': '8F2K-1041' },
    )
  expect(await call).toMatchObject({
    status: 503,
    code: 'busy',
    messages: ['混み合っています。'],
    retryAfter: 7,
    requestId: '8F2K-1041',
  })
})
test('形の違う返事でも、読める言葉で知らせ、消えない', async () => {
  const stop = onNotification(() => {})
  const call = request(accounts.me, {}).catch(notifyError)
  await flushPromises()
  net.of(ME)[0]?.answer(502, '<html>Bad Gateway</html>', { 'X-Request-Id': '8F2K-1041' })
  await call
  expect(takeNotifications()).toEqual([
    {
      type: 'error',
      body: ['通信に失敗しました。時間をおいて再度お試しください。', 'お問い合わせ番号: 8F2K-1041'],
      autoClose: false,
      failures: [
        {
          call: 'GET /app/api/v1/accounts/me',
          endsOnline: false,
          failedAt: expect.any(Number) as number,
          body: [
            '通信に失敗しました。時間をおいて再度お試しください。',
            'お問い合わせ番号: 8F2K-1041',
          ],
        },
      ],
    },
  ])
  stop()
})
test('呼び出しはすべて、アプリのヘッダーを付ける', async () => {
  void outcomeOf(request(accounts.me, {}))
  await flushPromises()
  expect(net.sent[0]?.headers.get('X-App')).toBe('X-App')
})

const write = endpoint('POST /clients/{clientId}/graduates', { body: 'application/json' })
const mutate = () =>
  renderHook(() => useMutation(write), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  })
const input = { clientId: 1, body: { userId: 2 } } as never
test('一度に5回押しても、呼び出しは1回', async () => {
  const { result } = mutate()
  let calls: Promise<unknown>[] = []
  await act(async () => {
    calls = Array.from({ length: 5 }, () => result.current[0](input))
    await flushPromises()
  })
  expect([net.sent.length, result.current[1]]).toEqual([1, true])
  await act(async () => {
    net.sent[0]?.answer(204)
    await Promise.all(calls)
  })
  expect(result.current[1]).toBe(false)
})
test('返事がなかった書き込みは、同じ鍵でもう一度送る。成功や拒否のあとは新しい鍵になる', async () => {
  const { result } = mutate()
  const again = async (end: (call: (typeof net.sent)[number] | undefined) => void) => {
    await act(async () => {
      const call = outcomeOf(result.current[0](input))
      await flushPromises()
      end(net.sent.at(-1))
      await call
    })
    return net.sent.at(-1)?.headers.get('Idempotency-Key')
  }
  const first = await again((call) => call?.break())
  const second = await again((call) => call?.answer(500))
  const third = await again((call) => call?.answer(409))
  const fourth = await again((call) => call?.answer(204))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('二つの書き込みのうち一つが終わっても、もう一つの間は動いている', async () => {
  const { result } = mutate()
  const other = { clientId: 1, body: { userId: 3 } } as never
  let calls: Promise<unknown>[] = []
  await act(async () => {
    calls = [result.current[0](input), result.current[0](other)]
    await flushPromises()
  })
  await act(async () => {
    net.sent[0]?.answer(204)
    await calls[0]
  })
  expect(result.current[1]).toBe(true)
  await act(async () => {
    net.sent[1]?.answer(204)
    await calls[1]
  })
  expect(result.current[1]).toBe(false)
})
describe('押した場所がなくなったとき', () => {
  type End = (call: (typeof net.sent)[number] | undefined) => void
  const UNCONFIRMED = '送信できたか確認できません。もう一度押しても二重になりません。'
  /** Returns the message that the user still gets after a failed write whose component is gone. */
  async function toldAfter(options: Parameters<typeof useMutation>[1], end: End) {
    const { result, unmount } = renderHook(() => useMutation(write, options), {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
      ),
    })
    await act(async () => {
      const call = result.current[0](input).catch(notifyError)
      await flushPromises()
      end(net.sent.at(-1))
      await call
    })
    notifyFailure(new ApiError(500, 'internal', []), ['ほかの失敗'])
    unmount()
    return takeNotifications().flatMap(({ body }) => body)
  }
  test('そこにしかない行いの、もう一度押すようにという知らせは消える', async () => {
    const breaks: End = (call) => call?.break()
    expect(await toldAfter({ isPressedHereOnly: true }, breaks)).toEqual(['ほかの失敗'])
    expect(await toldAfter({}, breaks)).toEqual([UNCONFIRMED, 'ほかの失敗'])
    expect(await toldAfter(undefined, breaks)).toEqual([UNCONFIRMED, 'ほかの失敗'])
  })
  test('断られた知らせは残る', async () => {
    const refuses: End = (call) =>
      call?.answer(409, { code: 'conflict', messages: ['変わりました'] })
    expect(await toldAfter({ isPressedHereOnly: true }, refuses)).toEqual([
      '変わりました',
      'ほかの失敗',
    ])
  })
})
describe('鍵', () => {
  const list = endpoint('GET /clients/{clientId}/offers', {
    query: { page: int(1, 1, 9), word: text(9) },
    response: 'application/json',
  })
  const one = endpoint('GET /clients/{clientId}/offers/{offerId}', {
    response: 'application/json',
  })
  const update = endpoint('PATCH /clients/{clientId}/offers/{offerId}', {
    // Shown by ladders, offerings and dashboard (contracts/shownIn.ts).
    changes: ['ladderRungs'],
  })
  const own = resource('offers', { list, one, update })
  const other = resource('offerings', {
    list: endpoint('GET /clients/{clientId}/offerings', { response: 'application/json' }),
  })
  test('書き込みは、同じ資源・同じ親の読み取りと、変えた表を映す資源だけを古くする', () => {
    const stale = staleAfter(own.update, { clientId: 1, offerId: 1 })
    const keys = [
      keyOf(own.list, { clientId: '1', query: { page: 3 } }),
      keyOf(own.one, { clientId: '1', offerId: '1' }),
      keyOf(own.one, { clientId: '1', offerId: '2' }),
      keyOf(own.list, { clientId: '2' }),
      keyOf(other.list, { clientId: 1 }),
      keyOf(accounts.me, {}),
    ]
    expect(keys.map(stale)).toEqual([true, true, false, false, true, false])
  })
  test('初期値はURLに書かないので、同じ状態は一つの鍵になる', () => {
    expect(keyOf(own.list, { clientId: 1, query: { page: 1, word: '' } })).toEqual(
      keyOf(own.list, { clientId: 1 }),
    )
  })
  test('空のパス引数で一覧を呼ばない', () => {
    expect(() => urlOf(own.one, { clientId: 1, offerId: '' })).toThrow('offerId is missing')
    expect(urlOf(own.list, { clientId: 'a/b', query: { page: 2, word: 'レジ' } })).toBe(
      '/app/api/v1/clients/a%2Fb/offers?page=2&word=%E3%83%AC%E3%82%B8',
    )
  })
})
