import { ApiError, isUnconfirmed, noAnswer, tooSlow, unconfirmed } from '@/api/ApiError'
import { notifyError, request, setOnSessionExpired } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import { endpoint, json } from '@/contracts/endpoint'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

const FAILED = '通信に失敗しました。時間をおいて再度お試しください。'
const UNCONFIRMED = '送信できたか確認できません。もう一度押しても二重になりません。'
const write = endpoint('POST /clients/{clientId}/graduates', { body: json<{ userId: number }>() })
const writeWithAnswer = endpoint('POST /clients/{clientId}/notes', {
  response: json<{ id: number }>(),
})
/** Public calls carry no idempotency key. */
const publicWrite = endpoint('POST /contact', { body: json<unknown>(), public: true })

let net: ReturnType<typeof mockNetwork>
const onExpired = jest.fn()
beforeEach(() => {
  net = mockNetwork()
  onExpired.mockClear()
  setOnSessionExpired(onExpired)
  takeNotifications()
})
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
const send = () => request(write, { clientId: 1, body: { userId: 2 } })
/** Returns the error of a call that is answered like this. */
async function errorAfter(
  start: () => Promise<unknown>,
  answer: (call: (typeof net.sent)[number] | undefined) => void,
) {
  const error = errorOf(start())
  await flushPromises()
  answer(net.sent.at(-1))
  return (await error) as ApiError
}
const read = () => request(accounts.me, {})

describe('失敗のお知らせ', () => {
  const details = { requestId: '8F2K-1041' }
  test.each([
    ['断られた', new ApiError(409, 'conflict', ['だめ'], details), ['だめ'], undefined],
    [
      'ページにない欄の誤り',
      new ApiError(422, 'invalid', ['だめ'], { fields: { name: '長い' } }),
      ['だめ'],
      false,
    ],
    [
      'サーバーの失敗',
      new ApiError(500, 'internal', ['だめ'], details),
      ['だめ', 'お問い合わせ番号: 8F2K-1041'],
      false,
    ],
    ['受付番号のないサーバーの失敗', new ApiError(503, 'busy', ['だめ']), ['だめ'], false],
    [
      '返事がない',
      noAnswer(),
      ['通信できませんでした。接続を確かめて、もう一度お試しください。'],
      false,
    ],
    [
      '返事が遅い',
      tooSlow(),
      ['サーバーの返事がありませんでした。接続を確かめて、もう一度お試しください。'],
      false,
    ],
  ])('%s: 受付番号と、消えずに残るかどうか', (_, error, body, autoClose) => {
    notifyError(error)
    const [notification] = takeNotifications()
    expect([notification?.body, notification?.autoClose]).toEqual([body, autoClose])
  })
  test('プログラムの誤りは、お知らせにしない', () => {
    const errors = [
      new DOMException('x', 'SecurityError'),
      Object.assign(new Error('x'), { name: 'AbortError' }),
    ]
    for (const error of errors) expect(() => notifyError(error)).toThrow('x')
    expect(takeNotifications()).toEqual([])
  })
  test('言葉のない失敗も、何が起きたか分かる', () => {
    expect(new ApiError(500, 'x', []).message).toBe('HTTP 500')
    expect(new ApiError(500, 'x', ['一つ', '二つ']).message).toBe('一つ\n二つ')
  })
  test('確認できない書き込みだけを、そう呼ぶ', () => {
    const errors = [unconfirmed(), noAnswer(), { code: 'unconfirmed' }, undefined]
    expect(errors.map(isUnconfirmed)).toEqual([true, false, false, false])
  })
})

describe('返事の読み方', () => {
  test.each([
    ['読み取りの500', read, 500, FAILED],
    ['書き込みの500', send, 500, UNCONFIRMED],
    ['書き込みの502', send, 502, UNCONFIRMED],
    ['書き込みの499', send, 499, FAILED],
  ])('言葉のない%s', async (_, start, status, message) => {
    for (const body of ['<html>', { code: 'x', messages: [] }, { code: 'x' }])
      expect((await errorAfter(start, (call) => call?.answer(status, body))).messages).toEqual([
        message,
      ])
  })
  test.each([
    ['12', 12],
    ['0', 0],
    ['Fri, 20 Nov 2026 00:00:10 GMT', 10],
    ['Nov 20 2026 00:00:10 +0000', 10],
    ['20 Nov 2026 00:00:10 GMT', 10],
    ['Thu, 19 Nov 2026 23:59:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('Retry-After %s は、%s秒', async (header, seconds) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T00:00:00Z'))
    const headers = header === undefined ? undefined : { 'Retry-After': header }
    const error = await errorAfter(read, (call) => call?.answer(503, { code: 'busy' }, headers))
    jest.restoreAllMocks()
    expect(error.retryAfter).toBe(seconds)
  })
  test.each([
    ['読み取り', read, 'network'],
    ['書き込み', () => request(writeWithAnswer, { clientId: 1 }), 'unconfirmed'],
  ])('%sの返事が途中で切れたら、返事がないのと同じ', async (_, start, code) => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        controller.error(new TypeError('terminated'))
      },
    })
    const error = await errorAfter(start, (call) => call?.answerStream(cut))
    expect([error.status, error.code]).toEqual([0, code])
  })
  test('内容を約束しない返事は、読まない', async () => {
    const call = send()
    await flushPromises()
    net.sent[0]?.answer(200, '{"id":1}')
    expect(await call).toBeUndefined()
  })
})

describe('送り方', () => {
  test('読み取りは内容を持たず、書き込みはJSONを送る', async () => {
    void errorOf(read())
    void errorOf(send())
    await flushPromises()
    const described = net.sent.map((call) => [
      call.method,
      call.headers.get('Content-Type'),
      call.body,
    ])
    expect(described.sort()).toEqual([
      ['GET', null, undefined],
      ['POST', 'application/json', '{"userId":2}'],
    ])
  })
  test('送ったあとでやめると、やめたと分かり、ほかの失敗にはならない', async () => {
    const stop = new AbortController()
    const error = errorOf(request(accounts.me, {}, { signal: stop.signal }))
    await flushPromises()
    expect(net.sent).toHaveLength(1)
    stop.abort()
    expect(await error).toMatchObject({ name: 'AbortError', message: 'given up' })
    expect(await error).not.toHaveProperty('call')
  })
  test('返事のあとに、待つ時計も、やめる合図の聞き手も残らない', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    const { signal } = new AbortController()
    const remove = jest.spyOn(signal, 'removeEventListener')
    const call = request(accounts.me, {}, { signal })
    await flushPromises()
    expect(jest.getTimerCount()).toBe(1)
    net.sent[0]?.answer(200, { id: 1 })
    await call
    expect([jest.getTimerCount(), remove.mock.calls[0]?.[0]]).toEqual([0, 'abort'])
    jest.useRealTimers()
  })
  test('送る前のプログラムの誤りは、通信の失敗と言わない', async () => {
    const body = {
      toJSON: () => {
        throw new RangeError('too deep')
      },
    }
    expect(await errorOf(request(publicWrite, { body } as never))).toBeInstanceOf(RangeError)
  })
})

describe('セッションの終わり', () => {
  const expire = async (start: () => Promise<unknown>) => {
    const error = errorOf(start())
    await flushPromises()
    net.sent[0]?.answer(401)
    await flushPromises()
    net.of('PATCH /sign_in/refresh')[0]?.answer(401)
    return error
  }
  test.each([
    ['読み取り', read, false],
    ['書き込み', send, true],
  ])('%sで終わったことが、押したものかどうかと一緒に伝わる', async (_, start, isWrite) => {
    expect(await expire(start)).toMatchObject({ status: 401, isSessionLost: true })
    expect(onExpired.mock.calls).toEqual([[{ isWrite }]])
  })
  test('更新を断られたあとに届いた、前の呼び出しの401は、もう一度は更新しない', async () => {
    const late = errorOf(read())
    await flushPromises()
    const [lateCall] = net.sent.splice(0)
    await expire(read)
    lateCall?.answer(401)
    expect(await late).toMatchObject({ status: 401, isSessionLost: true })
    expect(net.of('PATCH /sign_in/refresh')).toHaveLength(1)
    expect(onExpired).toHaveBeenCalledTimes(1)
  })
})
