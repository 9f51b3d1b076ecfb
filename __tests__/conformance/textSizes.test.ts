import { readdirSync, readFileSync } from 'node:fs'

/** Pages for the browser that the server writes itself, without the tokens of the console. */
const isServer = (file: string) => file.startsWith('server/')
/** A font or font size with a literal number, also after a token or in the function that converts pixels to rem. */
const ownSize =
  /\bfont(?:-size)?:(?:\$\{(?!rem\()[^}]*\}|[^;{$])*?(?:(?<![\w-])[\d.]+(?:px|r?em|pt)\b|\$\{rem\()/g

const ownSizesIn = (text: string) => [...text.matchAll(ownSize)].map(([found]) => found)

test('文字の大きさは、仕様の段階の値だけから取る', () => {
  const own = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isServer(file))
    .flatMap((file) =>
      ownSizesIn(readFileSync(`src/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
    )
  expect(own).toEqual([])
})
test.each([
  'font-size: 13px;',
  'font-size: 0.9375rem;',
  'font: 18px/1.4 sans-serif;',
  'font: ${weight.bold} 15px/1.4 sans-serif;',
  'font-size: ${rem(13)};',
])('自己点検: 「%s」に気づく', (text) => {
  expect(ownSizesIn(text)).toHaveLength(1)
})
