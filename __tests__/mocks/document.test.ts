import { readdirSync, readFileSync } from 'node:fs'

test('文書が名を挙げる十の例は、動くテストのすべて', () => {
  const recipes = readFileSync('docs/TESTING.md', 'utf8').split('## Ten recipes')[1] ?? ''
  const named = [...recipes.matchAll(/「(.+)」/g)].map(([, name]) => name)
  const tests = readdirSync('__tests__/recipes').flatMap((file) =>
    [...readFileSync(`__tests__/recipes/${file}`, 'utf8').matchAll(/^test\('(.+)'/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(named).toHaveLength(10)
  expect(named.toSorted()).toEqual(tests.toSorted())
})
