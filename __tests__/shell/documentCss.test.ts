/** @jest-environment node */
import { firstCss } from '@/shell/document/documentCss'

const html = '<main id="main"><div class="box wide" data-kind="rows"><b></b></div></main>'
const kept = (rule: string) => firstCss([rule], html).includes('color:teal')

test.each([
  ['その部品', '.box { color: teal; }'],
  ['その値', `.box[data-kind='rows'] b { color: teal; }`],
  ['並べた候補のどれか', `.box:is([data-kind='cards'], .tall) { color: teal; }`],
  ['例外に当たらないもの', `.box:not([data-open='true']) { color: teal; }`],
  ['中にあるもの', '.box:has(> b) { color: teal; }'],
  ['幅による違い', '@media (min-width: 750px) { .box { color: teal; } }'],
])('最初の画面の見た目には、%sが入る', (_, rule) => {
  expect(kept(rule)).toBe(true)
})

test.each([
  ['ほかの部品', '.other { color: teal; }'],
  ['ほかの値', `.box[data-kind='cards'] b { color: teal; }`],
  ['まだない印', '.box[data-open] { color: teal; }'],
  ['ここにない要素', '.box > footer { color: teal; }'],
  ['中にないもの', '.box:has(.other) { color: teal; }'],
  ['指したときや選んだとき', '.box:hover { color: teal; }'],
  ['紙', '@media print { .box { color: teal; } }'],
  ['動き', '@keyframes go { to { color: teal; } }'],
])('最初の画面の見た目には、%sが入らない', (_, rule) => {
  expect(kept(rule)).toBe(false)
})

test('並べた見た目は、画面にある部品のものだけが残る', () => {
  expect(firstCss(['.box, .other { color: teal; }'], html)).toContain('.box{color:teal;}')
})
test('文節で折り返す指定は、最初の画面には入らない', () => {
  expect(firstCss(['.box { color: teal; word-break: auto-phrase; }'], html)).toMatch(
    /\.box\{color:teal;\}$/,
  )
})
