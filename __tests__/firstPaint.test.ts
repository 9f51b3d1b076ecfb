import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const tree = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`)
/** What a file needs before it runs: imports of values, not of types, and no import(). */
function needs(file: string, text = readFileSync(file, 'utf8')): string[] {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
    const onlyTypes = ts.isImportDeclaration(node)
      ? node.importClause?.isTypeOnly ||
        (bindings !== undefined &&
          ts.isNamedImports(bindings) &&
          !node.importClause?.name &&
          bindings.elements.every((e) => e.isTypeOnly))
      : node.isTypeOnly
    return onlyTypes || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)
      ? []
      : [node.moduleSpecifier.text]
  })
}
const read = new Map<string, string[]>()
const needed = (file: string) => {
  const known = read.get(file) ?? needs(file)
  read.set(file, known)
  return known
}
function place(from: string, name: string) {
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : name.startsWith('.')
      ? join(dirname(from), name)
      : undefined
  return base && [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((f) => existsSync(f))
}
/** Every [file, package] that stands in the code of a page before anybody has pressed anything. */
function carried(page: string) {
  const seen = new Set([page])
  const found: [string, string][] = []
  for (const file of seen)
    for (const name of needed(file)) {
      const own = place(file, name)
      if (own) seen.add(own)
      else found.push([file, name])
    }
  return found
}
const pages = tree('src/pages').filter(
  (f) => f.endsWith('.tsx') && !/\.dev\.tsx$|_document\.tsx$|pages\/api\//.test(f),
)

test('最初に見える画面は、検証も、窓も、日付の部品も運ばない', () => {
  const later = /^(zod|@hookform|react-modal|react-datepicker|react-toastify|nprogress|qrcode)/
  expect(pages.length).toBeGreaterThan(20)
  // What a page is there to show, it carries.
  const meant = (page: string, name: string) =>
    page.endsWith('/attendances.tsx') && name === 'qrcode.react'
  expect(
    pages.flatMap((page) =>
      carried(page)
        .filter(([, name]) => later.test(name) && !meant(page, name))
        .map(([file, name]) => `${page}: ${file} → ${name}`),
    ),
  ).toEqual([])
})
test('自己点検: 値の取り込みに気づき、型の取り込みとimport()には騒がない', () => {
  const text =
    "import styled from 'styled-components'\nimport { type A, b } from 'one'\nimport { type C } from 'two'\nimport type D from 'three'\nexport { e } from 'four'\nvoid import('five')"
  expect(needs('x.ts', text)).toEqual(['styled-components', 'one', 'four'])
})
