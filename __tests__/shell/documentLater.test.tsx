import { fetchLater } from '@/shell/document/documentLater'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
/** The first frame, and what follows it. */
const drawn = () => jest.advanceTimersByTimeAsync(20)
let answers: (Response | Error)[] = []
const ask = jest.fn<Promise<Response>, [string]>(async () => {
  const answer = answers.shift() ?? Response.error()
  if (answer instanceof Error) throw answer
  return answer
})
beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = document.body.innerHTML = ''
  ask.mockClear()
  globalThis.fetch = ask as unknown as typeof fetch
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
// As the document does.
const run = () => {
  document.head.append(
    Object.assign(document.createElement('script'), { textContent: fetchLater('.a{}') }),
  )
}
const failed = () => ({ ok: false, text: async () => 'いま混み合っています' }) as Response

test('見た目はすぐに、絵は最初の画面が描かれてから取りに行く', async () => {
  answers = [{ ok: true, text: async () => '' } as Response]
  run()
  expect([ask.mock.calls.length, links().length]).toEqual([0, 1])
  await drawn()
  expect([ask.mock.calls.length, links().length]).toEqual([1, 1])
})
test('裏のタブには描かれる時が来ないので、待たない', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  answers = [{ ok: true, text: async () => '' } as Response]
  run()
  expect([ask.mock.calls.length, links().length]).toEqual([1, 1])
})
test('絵は一度で届き、本文の終わりに入る', async () => {
  answers = [{ ok: true, text: async () => '<svg id="d"></svg>' } as Response]
  run()
  await drawn()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([
    document.querySelectorAll('body > svg#d').length,
    ask.mock.calls.map(([url]) => url.split('?')[0]),
    links().length,
  ]).toEqual([1, ['/api/drawings'], 1])
})
test('絵が届かなければ、届くまで3秒ごとに取り直し、断りの文は画面に出さない', async () => {
  answers = [
    new TypeError('offline'),
    failed(),
    { ok: true, text: async () => '<svg id="d"></svg>' } as Response,
  ]
  run()
  await drawn()
  expect([ask.mock.calls.length, document.body.innerHTML]).toEqual([1, ''])
  await jest.advanceTimersByTimeAsync(3000)
  expect([ask.mock.calls.length, document.body.innerHTML]).toEqual([2, ''])
  await jest.advanceTimersByTimeAsync(3000)
  expect([ask.mock.calls.length, document.querySelectorAll('svg#d').length]).toEqual([3, 1])
})
test('見た目が届かなければ、3秒後に取り直す', async () => {
  answers = [{ ok: true, text: async () => '' } as Response]
  run()
  await drawn()
  const [first] = links()
  first?.onerror?.(new Event('error'))
  expect(links()).toEqual([])
  await jest.advanceTimersByTimeAsync(3000)
  expect(links().map(({ href }) => href)).toEqual([first?.href])
})
