import { csv, csvInPieces } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import type { Export } from '@/server/platform/exports/export'
import { streamOf } from '@/server/platform/exports/streamOf'

const textOf = async (file: Export) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.bytes())
const linesOf = async (rows: CsvCell[][]) =>
  (await textOf(await csv('memo.csv', ['メモ'], rows))).split('\r\n')

test.each(['=1+1', '+81', '-5', '@SUM(A1)', '\tx', '＝１', '  =1', '\uFEFF=1'])(
  '式に見える文字 %j は、式にならない',
  async (text) => {
    expect(await linesOf([[text]])).toEqual(['\uFEFFメモ', `'${text}`, ''])
  },
)

test('行頭の改行も式にならない。引用符・カンマ・改行は引用符で囲む', async () => {
  expect(await linesOf([['\r=1'], ['a"b'], ['a,b']])).toEqual([
    '\uFEFFメモ',
    `"'\r=1"`,
    '"a""b"',
    '"a,b"',
    '',
  ])
})

test('数は負でも数のまま、数字の文字は前の0を失わない', async () => {
  expect(await linesOf([[-270], [0.5], [123], ['00123'], ['0']])).toEqual([
    '\uFEFFメモ',
    '-270',
    '0.5',
    '123',
    '00123',
    '0',
    '',
  ])
})

test('長い表は少しずつ書き、見出しと印は初めに1度だけ。行の順は変わらない', async () => {
  const keys = Array.from({ length: 1200 }, (_, n) => n)
  const pieces: number[] = []
  const file = csvInPieces('memo.csv', ['メモ'], keys, async (piece) => {
    pieces.push(piece.length)
    return Promise.resolve(piece.map((n) => [`=${n}`, -n]))
  })
  const lines = (await textOf(file)).split('\r\n')
  expect(Math.max(...pieces)).toBeLessThan(1200)
  expect(lines).toEqual(['\uFEFFメモ', ...keys.map((key) => `'=${key},${-key}`), ''])
})

test('50,000行を超える表は、書き始める前に断る', async () => {
  const rowsOf = jest.fn()
  await expect(
    (async () => csvInPieces('memo.csv', [], Array(50_001).fill(0), rowsOf))(),
  ).rejects.toMatchObject({ status: 422, code: 'too_many_rows' })
  expect(rowsOf).not.toHaveBeenCalled()
})

test('書いている途中の失敗は、短いファイルでなく、切れた応答になり、終わりは一度だけ知らされる', async () => {
  const ends: unknown[] = []
  async function* pieces() {
    yield await Promise.resolve(new TextEncoder().encode('見出し'))
    throw new Error('the database is away')
  }
  const stream = streamOf(pieces(), (error) => Promise.resolve(void ends.push(error)))
  await expect(new Response(stream).text()).rejects.toThrow('the database is away')
  expect(ends).toEqual([new Error('the database is away')])
})

test('読む人がやめると、作るのをやめて終わる', async () => {
  const ends: unknown[] = []
  let made = 0
  async function* pieces() {
    for (;;) yield await Promise.resolve(new Uint8Array([(made += 1)]))
  }
  const reader = streamOf(pieces(), (error) => Promise.resolve(void ends.push(error))).getReader()
  await reader.read()
  await reader.cancel()
  expect(made).toBeLessThan(3)
  expect(ends).toEqual([undefined])
})

test('終わりの知らせは、読む人が終わりを知る前に済んでいる', async () => {
  const order: string[] = []
  async function* pieces() {
    yield await Promise.resolve(new Uint8Array([1]))
  }
  const stream = streamOf(pieces(), async () => {
    await Promise.resolve()
    order.push('released')
  })
  await new Response(stream).arrayBuffer()
  order.push('read')
  expect(order).toEqual(['released', 'read'])
})
