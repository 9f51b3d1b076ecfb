import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
/** Returns the specifiers of static imports, without type imports and dynamic import(). */
function valueImportsOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
    const onlyTypes = ts.isImportDeclaration(node)
      ? node.importClause?.isTypeOnly ||
        (bindings !== undefined &&
          ts.isNamedImports(bindings) &&
          !node.importClause?.name &&
          bindings.elements.every((element) => element.isTypeOnly))
      : node.isTypeOnly
    return onlyTypes || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)
      ? []
      : [node.moduleSpecifier.text]
  })
}
const importCache = new Map<string, string[]>()
const cachedImportsOf = (file: string) => {
  const specifiers = importCache.get(file) ?? valueImportsOf(file)
  importCache.set(file, specifiers)
  return specifiers
}
/** Returns the path of one of our modules without its extension; undefined for a package. */
function modulePathOf(importer: string, specifier: string) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined
}
/** Returns the file that an import resolves to; undefined for a package. */
function resolveOwnFile(importer: string, specifier: string) {
  const path = modulePathOf(importer, specifier)
  return path && [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => existsSync(file))
}
/** Returns every [file, package] in a page's graph of static imports, which is its first bundle. */
function staticPackagesOf(page: string) {
  const visited = new Set([page])
  const packages: [string, string][] = []
  for (const file of visited)
    for (const specifier of cachedImportsOf(file)) {
      const ownFile = resolveOwnFile(file, specifier)
      if (ownFile) visited.add(ownFile)
      else packages.push([file, specifier])
    }
  return packages
}
const pages = filesBelow('src/pages').filter(
  (file) => file.endsWith('.tsx') && !/\.dev\.tsx$|_document\.tsx$|pages\/api\//.test(file),
)

test('最初に見える画面は、検証も、窓も、日付の部品も運ばない', () => {
  const deferredPackages =
    /^(zod|@hookform|react-modal|react-datepicker|react-toastify|nprogress|qrcode)/
  expect(pages.length).toBeGreaterThan(20)
  // The QR code is the content of this page.
  const isAllowed = (page: string, name: string) =>
    page.endsWith('/attendances.tsx') && name === 'qrcode.react'
  expect(
    pages.flatMap((page) =>
      staticPackagesOf(page)
        .filter(([, name]) => deferredPackages.test(name) && !isAllowed(page, name))
        .map(([file, name]) => `${page}: ${file} → ${name}`),
    ),
  ).toEqual([])
})
test('自己点検: 値の取り込みに気づき、型の取り込みとimport()には騒がない', () => {
  const text =
    "import styled from 'styled-components'\nimport { type A, b } from 'one'\nimport { type C } from 'two'\nimport type D from 'three'\nexport { e } from 'four'\nvoid import('five')"
  expect(valueImportsOf('x.ts', text)).toEqual(['styled-components', 'one', 'four'])
})
