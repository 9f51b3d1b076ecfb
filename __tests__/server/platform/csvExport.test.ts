import { csv, csvInPieces } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import type { Export } from '@/server/platform/exports/export'

const textOf = async ({ file }: Export) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
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

test('少しずつ書いても、見出しと印は初めに1度だけ', async () => {
  async function* pieces() {
    yield await Promise.resolve([['a']])
    yield []
    yield [['=b'], [-1]]
  }
  expect(await textOf(await csvInPieces('memo.csv', ['メモ'], pieces()))).toBe(
    "\uFEFFメモ\r\na\r\n'=b\r\n-1\r\n",
  )
})
