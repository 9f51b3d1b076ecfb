import { readdirSync, readFileSync } from 'node:fs'

/** Pages for the browser that the server writes itself, without the tokens of the console. */
const isServer = (file: string) => file.startsWith('server/')

test('文字の大きさは、仕様の段階の値だけから取る', () => {
  const own = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isServer(file))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/font(?:-size)?:[^;{]*?\b\d+px/g)].map(
        ([text]) => `${file}: ${text}`,
      ),
    )
  expect(own).toEqual([])
})
