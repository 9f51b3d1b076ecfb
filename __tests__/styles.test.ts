import { readdirSync, readFileSync } from 'node:fs'
import { globalStyle } from '@/shell/document/globalStyle'
import { media } from '@/ui/tokens'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.tsx?$/.test(f))
  .map((f) => ({ file: `src/${f}`, text: readFileSync(`src/${f}`, 'utf8') }))

/** Returns the selectors and at-rules around each `:hover` in a source, innermost first. */
function* hovers(text: string) {
  const preludes: string[] = []
  const css = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll('${media.hover}', '@hover')
    .replace(/\$\{[^{}]*\}/g, '')
  for (const [, prelude = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') preludes.shift()
    if (brace !== '{') continue
    preludes.unshift(prelude.trim())
    if (prelude.includes(':hover')) yield [...preludes]
  }
}

test('「:hover」は、指すものが離れて止まる画面だけ', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...hovers(text)].map((preludes) => ({ file, preludes })),
  )
  expect(found.length).toBeGreaterThan(40)
  expect(
    found
      .filter(({ preludes }) => !preludes.some((prelude) => prelude.endsWith('@hover')))
      .map(({ file, preludes }) => `${file}: ${preludes[0]}`),
  ).toEqual([])
  expect(media.hover).toBe('@media (hover: hover)')
})
test('狭い画面のための規則は、紙に効かない', () => {
  const narrowQueries = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/@media [^{`]*(?:\$\{[^}]*\}[^{`]*)*/g)]
      .map(([query]) => query)
      .filter((query) => query.includes('max-width'))
      .filter((query) => !query.startsWith('@media screen and '))
      .map((query) => `${file}: ${query}`),
  )
  expect(narrowQueries).toEqual([])
  expect(media.phone).toMatch(/^@media screen and \(max-width: /)
  expect(media.tablet).toMatch(/^@media print, \(min-width: /)
})
test.each(['user-select', 'box-decoration-break'])('「%s」は、WebKitの綴りと並べて書く', (name) => {
  const alone = sources.filter(
    ({ text }) =>
      new RegExp(`(?<![\\w-])${name}:`).test(text) && !text.includes(`-webkit-${name}:`),
  )
  expect(alone.map(({ file }) => file)).toEqual([])
})
test('ダイアログが開いても、幅のあるスクロールバーの分だけ画面がずれることはない', () => {
  // In a narrower window the gutter would leave less than 375 px, the minimum width that pages are made for.
  expect(globalStyle).toMatch(
    /@media \(min-width: 392px\) \{\s*html \{\s*scrollbar-gutter: stable;/,
  )
  expect(globalStyle.match(/scrollbar-gutter/g)).toHaveLength(1)
})
test('紙にも、席や割合の塗りを刷る。その規則は一か所にある', () => {
  const printStyle = globalStyle.slice(globalStyle.indexOf(`${media.print} {`))
  expect(printStyle).toMatch(/^[^{]*\{[^{}]*html \{[^}]*print-color-adjust: exact;/)
  expect(sources.filter(({ text }) => text.includes('print-color-adjust:'))).toHaveLength(1)
})
test('どの文も語や名前の途中では折り返さず、その規則は一か所にある', () => {
  expect(globalStyle).toMatch(/body \{[^}]*word-break: auto-phrase;/)
  // With `auto-phrase` a field would be laid out again with each typed letter.
  expect(globalStyle).toMatch(/textarea \{\s*word-break: normal;/)
  const repeated = sources.filter(
    ({ file, text }) =>
      text.includes('word-break: auto-phrase') && file !== 'src/shell/document/globalStyle.ts',
  )
  expect(repeated.map(({ file }) => file)).toEqual([])
})
test('どの規則も、画面の言葉では要素を選ばない。言葉を直しても、見た目は変わらない', () => {
  const byWords =
    /\[[\w-]+[\^$*~|]?=["']?[^\]]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
  expect(sources.filter(({ text }) => byWords.test(text)).map(({ file }) => file)).toEqual([])
})
test('見えないが読み上げられるものの規則は、一か所にある', () => {
  expect(
    sources.filter(({ text }) => text.includes('clip-path: inset(50%)')).map(({ file }) => file),
  ).toEqual(['src/ui/tokens.ts'])
  expect(globalStyle).toMatch(/\.vh \{[^}]*clip-path: inset\(50%\)/)
})
test('角の丸みは、決めた大きさから選ぶ', () => {
  // The few pages that the server writes by itself have no design system.
  const literals = sources
    .filter(({ file }) => !file.startsWith('src/server/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/border(?:-\w+)*-radius:([^;]*);/g)]
        .map(([, value = '']) => value.replace(/\$\{radius\w*\}|\b0\b|\binherit\b/g, '').trim())
        .filter((rest) => rest !== '')
        .map((rest) => `${file}: ${rest}`),
    )
  expect(literals).toEqual([])
  const radii = sources
    .filter(({ file }) => file === 'src/ui/tokens.ts')
    .flatMap(({ text }) => [...text.matchAll(/export const radius\w* = '/g)])
  expect(radii).toHaveLength(6)
})
