import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hintEagerCompilation } from '../../scripts/kit/eagerCompilation.mjs'

const HINT = '//# allFunctionsCalledOnLoad\n'
let dir = ''
const fileOf = (name: string) => join(dir, 'static/chunks', name)
const read = (name: string) => readFileSync(fileOf(name), 'utf8')

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'eager-'))
  mkdirSync(fileOf('pages'), { recursive: true })
  writeFileSync(fileOf('a.js'), 'a()')
  writeFileSync(fileOf('pages/b.js'), '"use strict";b()')
  writeFileSync(fileOf('a.css'), 'a {}')
})
afterEach(() => {
  rmSync(dir, { recursive: true })
})

test('画面のスクリプトは、どれも最初の行で、すべての関数を先に組み立てるように頼む', () => {
  hintEagerCompilation(dir)
  expect(read('a.js')).toBe(`${HINT}a()`)
  expect(read('pages/b.js')).toBe(`${HINT}"use strict";b()`)
  expect(read('a.css')).toBe('a {}')
})
test('もう一度頼んでも、同じ行は増えない', () => {
  hintEagerCompilation(dir)
  hintEagerCompilation(dir)
  expect(read('a.js')).toBe(`${HINT}a()`)
})
