import { readdirSync, readFileSync } from 'node:fs'

test('日付の欄は、どこでも同じ部品: ブラウザー自身の日付の欄を使わない', () => {
  // An arrow function inside a tag would end the tag for the pattern, so its `=>` is dropped.
  const own = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /<input[^>]*type=['"](date|month|week|time|datetime-local)['"]/.test(
        readFileSync(`src/${file}`, 'utf8').replaceAll('=>', ''),
      ),
    )
  expect(own).toEqual([])
})
