import { csv } from '@/server/platform/exports/csv'

const linesOf = async (rows: (string | number)[][]) => {
  const { file } = await csv('memo.csv', ['メモ'], rows)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return decoder.decode(await file.arrayBuffer()).split('\r\n')
}

test('leading zeros and formulas stay what somebody wrote', async () => {
  expect(await linesOf([['00123'], ['=1+1'], ['0'], ['0.5'], [123]])).toEqual([
    '\uFEFF"メモ"',
    `"'00123"`,
    `"'=1+1"`,
    '"0"',
    '"0.5"',
    '"123"',
    '',
  ])
})
