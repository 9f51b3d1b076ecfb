import { act, renderHook } from '@testing-library/react'
import { download, fileNameOf, useDownload } from '@/api/download'
import { endpoint } from '@/contracts/endpoint'
import { takeNotifications } from '@/lib/notifications/notificationQueue'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'
import { outcomeOf } from './outcomeOf'

let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  net = mockNetwork()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const csv = endpoint('GET /clients/{clientId}/statements/details.csv', { response: 'text/csv' })
const clicked: { href: string; download: string }[] = []
beforeEach(() => {
  clicked.length = 0
  URL.createObjectURL = jest.fn(() => 'blob:1')
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download })
  })
})
test('同じクライアントで受け取り、サーバーの付けた名前で保存し、あとで片付ける', async () => {
  jest.useFakeTimers()
  const done = download(csv, { clientId: 1 }, 'x.csv')
  await flushPromises()
  net.sent[0]?.answer(200, 'a,b', {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('明細_11月.csv')}`,
  })
  await jest.advanceTimersByTimeAsync(0)
  await done
  expect(clicked).toEqual([{ href: 'blob:1', download: '明細_11月.csv' }])
  jest.advanceTimersByTime(1000)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
  jest.useRealTimers()
})
test('途中で切れたファイルは保存せず、通信できなかったと言う', async () => {
  const done = download(csv, { clientId: 1 }, 'x.csv')
  await flushPromises()
  const broken = new ReadableStream({
    pull: (reader) => {
      reader.error(new TypeError('terminated'))
    },
  })
  net.sent[0]?.answerStream(broken, { 'Content-Type': 'text/csv; charset=utf-8' })
  await expect(done).rejects.toMatchObject({
    code: 'network',
    messages: ['通信できませんでした。接続を確かめて、もう一度お試しください。'],
  })
  expect(clicked).toEqual([])
})
test.each([
  [
    '断られたら',
    403,
    { code: 'forbidden', messages: ['この操作を行う権限がありません。'] },
    '403 forbidden',
  ],
  ['約束と違う形なら', 200, { items: [] }, '200 unexpected_file'],
])('%s、何も保存しない', async (_, status, body, expected) => {
  const done = outcomeOf(download(csv, { clientId: 1 }, 'x.csv'))
  await flushPromises()
  net.sent[0]?.answer(status, body)
  expect([await done, clicked]).toEqual([expected, []])
})
test.each([
  [`attachment; filename="a.csv"`, 'a.csv'],
  [`attachment; filename="a.csv"; filename*=UTF-8''%E6%98%8E%E7%B4%B0.csv`, '明細.csv'],
  [`attachment; filename*=UTF-8''%E6%98`, undefined],
  [null, undefined],
])('%s の名前は %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
test('約束と違う形のときの言葉は、保存していないことと、どうすればよいかを言う', async () => {
  const done = download(csv, { clientId: 1 }, 'x.csv')
  await flushPromises()
  net.sent[0]?.answer(200, { items: [] })
  await expect(done).rejects.toMatchObject({
    messages: [
      'ファイルを受け取れませんでした。保存していません。時間をおいて、もう一度お試しください。',
    ],
  })
})
test.each([
  ['できたとき', 200, []],
  ['断られたとき', 403, [['この操作を行う権限がありません。']]],
])(
  'ボタンは、受け取っている間だけ動いていて、断られたことを知らせる: %s',
  async (_, status, told) => {
    takeNotifications()
    const { result } = renderHook(() => useDownload(csv, 'x.csv'))
    expect(result.current[1]).toBe(false)
    let done = Promise.resolve()
    await act(async () => {
      done = result.current[0]({ clientId: 1 })
      await flushPromises()
    })
    expect(result.current[1]).toBe(true)
    await act(async () => {
      net.sent[0]?.answer(
        status,
        status === 200
          ? 'a,b'
          : { code: 'forbidden', messages: ['この操作を行う権限がありません。'] },
        status === 200 ? { 'Content-Type': 'text/csv' } : undefined,
      )
      await done
    })
    expect(result.current[1]).toBe(false)
    expect(clicked).toHaveLength(status === 200 ? 1 : 0)
    expect(takeNotifications().map(({ body }) => body)).toEqual(told)
  },
)
