import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const syntax = 'eslint-js(no-restricted-syntax)'
const times = (count: number, text: string) => text.repeat(count)
const asyncCalls = 'const later = async () => 1\nexport const text = () => later()\n'

/** Faults, each with its place (a folder or a file) and the rule that refuses it. */
const faults: [place: string, code: string, rule: string][] = [
  ['src/server', 'export const at = new Date()', syntax],
  ['src/server', 'export const at = Date.now()', syntax],
  ['src/server', "export const level = process.env['LOG_LEVEL']", syntax],
  ['src/shell', 'export const id = process.env.NEXT_PUBLIC_GTM_ID', syntax],
  ['src/lib', 'export const all = { ...process.env }', syntax],
  ['src/server', "export const sent = fetch('https://example.com')", syntax],
  ['src/server/platform/textModel.ts', 'export const at = new Date()', syntax],
  ['src/features', "export const sent = window.fetch('/app/api/v1/x')", syntax],
  ['src/features', 'export const X = () => <p dangerouslySetInnerHTML={{ __html: a }} />', syntax],
  ['src/shell', "export const X = () => <p style={{ top: '1px' }} />", syntax],
  ['src/pages', "export const X = () => <p style={{ top: '1px' }} />", syntax],
  ['src/features', "export const red = '#ff0000'", syntax],
  ['src/features', 'export const X = styled.p`color: #ff0000;`', syntax],
  ['src/ui/tokens.ts', "export const red = '#ff0000'", syntax],
  ['__tests__/ui', "jest.spyOn(globalThis, 'fetch')", syntax],
  ['__tests__/ui', 'setTimeout(run, 100)', syntax],
  ['src/lib', 'const unused = 1', 'eslint(no-unused-vars)'],
  ['src/lib', 'export const all = (a: 1, b: 1, c: 1, d: 1, e: 1) => a', 'eslint(max-params)'],
  ['src/lib', 'export const a = b ? 1 : c ? 2 : 3', 'eslint(no-nested-ternary)'],
  ['src/lib', `export const any = () => ${times(15, 'a() || ')}a()`, 'eslint(complexity)'],
  ['src/lib', 'export let a = 1, b = 2', 'eslint(one-var)'],
  ['src/lib', times(301, 'run()\n'), 'eslint(max-lines)'],
  ['src/lib', `export const f = () => {\n${times(60, 'f()\n')}}`, 'eslint(max-lines-per-function)'],
  ['src/ui', `export const F = () => {\n${times(120, 'f()\n')}}`, 'eslint(max-lines-per-function)'],
  ['src/lib', 'run(); run()', 'eslint-js(max-statements-per-line)'],
  ['scripts/kit/planted.mjs', 'run(); run()', 'eslint-js(max-statements-per-line)'],
  ['src/lib', `// ${times(30, 'long ')}`, 'eslint-js(max-len)'],
  ['src/lib', 'export default () => 1', 'import(no-anonymous-default-export)'],
  ['src/lib', 'export const f = (a: any) => a', 'typescript(no-explicit-any)'],
  ['src/lib', 'export const f = (a?: string) => a!', 'typescript(no-non-null-assertion)'],
  ['src/lib', `${asyncCalls}later()`, 'typescript(no-floating-promises)'],
  // A comment excuses nothing.
  [
    'src/lib',
    `${asyncCalls}// ${'eslint' + '-disable'}-next-line\nlater()`,
    'typescript(no-floating-promises)',
  ],
  ['src/lib', `${asyncCalls}if (later()) run()`, 'typescript(no-misused-promises)'],
  ['src/lib', 'export const f = async () => { await 5 }', 'typescript(await-thenable)'],
  [
    'src/lib',
    "import { Person } from './person'\nexport const f = (person: Person) => person",
    'typescript(consistent-type-imports)',
  ],
  ['src/ui', 'export const X = () => <img src="/a.svg" />', 'jsx-a11y(alt-text)'],
  ['src/ui', 'export const X = () => <p onClick={f} />', 'jsx-a11y(click-events-have-key-events)'],
  ['src/ui', 'export const X = () => <input autoFocus />', 'jsx-a11y(no-autofocus)'],
  ['src/ui', 'export const X = () => <link href="/a.css" rel="stylesheet" />', 'next(no-css-tags)'],
  [
    'src/pages',
    "import { Html } from 'next/document'\nexport const X = () => <Html />",
    'next(no-document-import-in-page)',
  ],
  ['src/features', 'export const X = () => <details />', 'react(forbid-elements)'],
  ['src/features', 'export const X = () => <select />', 'react(forbid-elements)'],
  ['src/features', 'export const X = () => a.map((b) => <p>{b}</p>)', 'react(jsx-key)'],
  ['src/features', 'export const nameless = () => () => <p />', 'react(display-name)'],
  [
    'src/features',
    "import { useState } from 'react'\nexport const X = () => { if (a) useState(1) }",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/features',
    "import { useEffect } from 'react'\nexport const useX = (a: number) => { useEffect(() => f(a), []) }",
    'react-hooks(exhaustive-deps)',
  ],
  [
    'src/features',
    "import { Component } from 'react'\nexport class X extends Component { override render() { f() } }",
    'react(require-render-return)',
  ],
  [
    'src/features',
    "import { Component } from 'react'\nexport class X extends Component { f() { this.state = {} } override render() { return null } }",
    'react(no-direct-mutation-state)',
  ],
]
const harmless: [place: string, code: string][] = [
  ['src/server', 'export const at = (now: Date) => new Date(now.getTime() + 1)'],
  ['src/server/platform/textModel.ts', "export const sent = fetch('https://example.com')"],
  ['src/shell', "export const isBuilt = process.env.NODE_ENV === 'production'"],
  ['src/lib/config/publicConfig.ts', 'export const id = process.env.NEXT_PUBLIC_GTM_ID'],
  ['src/ui/palette.ts', "export const red = '#ff0000'"],
  ['src/ui', 'export const X = () => <details />'],
]

type Diagnostics = { diagnostics: { code: string; filename: string }[] }
/** Writes each code to a file of its place, and returns the rules that refuse it, as the project is configured. */
const lint = (codes: (readonly [place: string, code: string, ...rest: string[]])[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'console-lint-'))
  const compilerOptions = { strict: true, target: 'ES2022', jsx: 'preserve', types: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  // Globs of the configuration begin at its folder.
  writeFileSync(
    join(folder, 'oxlint.config.mjs'),
    `export { default } from '${resolve('oxlint.config.mjs')}'`,
  )
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const files = codes.map(([place, code], index) => {
    const extension = place === 'src/lib' || place === 'src/server' ? 'ts' : 'tsx'
    const file = place.includes('.') ? place : `${place}/planted${index}.${extension}`
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), code)
    return file
  })
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '-f', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as Diagnostics
  return files.map((file) =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code),
  )
}

test('どの決まりも、lintが実際に止める', () => {
  const found = lint(faults)
  expect(faults.filter(([, , rule], index) => !found[index]?.includes(rule))).toEqual([])
})
test('決まりに合うものは、止めない', () => {
  expect(lint(harmless)).toEqual(harmless.map(() => []))
})
