import { readdirSync, readFileSync } from 'node:fs'
import { everydayKanji, kanjiTranslation } from '@/lib/text/kanjiVariants'
import { searchKey } from '@/lib/text/searchKey'

test.each([
  ['髙橋', '高橋'],
  ['渡邉', '渡辺'],
  ['渡邊', '渡辺'],
  ['齋藤', '斉藤'],
  ['斎藤', '斉藤'],
  ['齊藤', '斉藤'],
  ['﨑田', '崎田'],
  ['濱田', '浜田'],
  ['濵田', '浜田'],
  ['𠮷野家', '吉野家'],
  ['辻\u{E0100}', '辻'],
])('「%s」と「%s」は、同じ文字として探す', (registered, typed) => {
  expect(everydayKanji(registered)).toBe(everydayKanji(typed))
  expect(searchKey(registered)).toBe(searchKey(typed))
})
test('サーバーのどの検索も、同じ字体の表を使う', () => {
  // A plain LIKE does not find 高橋 where the register says 髙橋.
  const own = readdirSync('src/server/modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && file !== 'files/moveBodies.ts')
    .filter((file) =>
      /\bi?like\b\(|\$\{[^}]*\} i?like /.test(readFileSync(`src/server/modules/${file}`, 'utf8')),
    )
  expect(own).toEqual([])
})
test('1つの文字は1つの組にだけあり、よく使う字体は別の組の異体字ではない', () => {
  const from = [...kanjiTranslation.from]
  const to = [...kanjiTranslation.to]
  expect(from).toHaveLength(to.length)
  expect(new Set(from).size).toBe(from.length)
  expect(to.filter((c) => from.includes(c))).toEqual([])
  expect(from.filter((c, i) => c === to[i])).toEqual([])
})
