import { readdirSync, existsSync } from 'node:fs'
import { routes } from '@/server/app'
import { openapi } from '@/server/http/openapi'
import { schemaModules } from '@/server/http/openapi/schemaNames'

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}
const document = openapi(routes)
const operations = Object.values(document.paths).flatMap(
  (path) => Object.values(path) as Operation[],
)

/** Every reference in a value. */
const referencesIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' ? [String(inner)] : referencesIn(inner),
      )
    : []

test('どの呼び出しにも、一つだけの名と、日本語の題と、英語の説明がある', () => {
  expect(new Set(operations.map((it) => it.operationId)).size).toBe(operations.length)
  expect(
    operations
      .filter(
        ({ summary, description }) =>
          !/[ぁ-んァ-ヶ一-龠]/.test(summary) || !/^[A-Z0-9`].*\.$/.test(description),
      )
      .map(({ operationId, summary, description }) => [operationId, summary, description]),
  ).toEqual([])
})
test('まとまりには、どれも題がある', () => {
  expect(document.tags.filter(({ name, description }) => name === description)).toEqual([])
})
test('参照の先は、どれもある', () => {
  const missing = [...new Set(referencesIn(document))].filter(
    (reference) =>
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, key) => (at as Record<string, unknown> | undefined)?.[key],
          document,
        ) === undefined,
  )
  expect(missing).toEqual([])
})
test('契約の形は、どれも名のある部品になる', () => {
  const modules = readdirSync('src/contracts').filter((name) =>
    existsSync(`src/contracts/${name}/schemas.ts`),
  )
  expect(Object.keys(schemaModules).sort()).toEqual(modules.sort())
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Offer', 'OfferInput', 'Offering', 'Account']),
  )
})
/** Fields without a text, in the schemas that are referred to most, and in all. Both only go down. */
const MOST_WITHOUT_TEXT = { ofForty: 0, ofAll: 480 }
test('項目には、題と説明がある', () => {
  const { schemas } = document.components as {
    schemas: Record<string, { properties?: Record<string, { description?: string }> }>
  }
  const uses = new Map<string, number>()
  for (const reference of referencesIn(document))
    uses.set(reference, (uses.get(reference) ?? 0) + 1)
  const usesOf = (name: string) => uses.get(`#/components/schemas/${name}`) ?? 0
  const names = Object.keys(schemas).toSorted((a, b) => usesOf(b) - usesOf(a))
  const without = (some: readonly string[]) =>
    some.flatMap((name) =>
      Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, { description }]) =>
        description ? [] : [`${name}.${field}`],
      ),
    )
  expect(without(names.slice(0, 40)).length).toBeLessThanOrEqual(MOST_WITHOUT_TEXT.ofForty)
  expect(without(names).length).toBeLessThanOrEqual(MOST_WITHOUT_TEXT.ofAll)
})
test('断り方は、状態ごとに閉じた符号の表になる', () => {
  const create = operations.find(({ operationId }) => operationId === 'offers.create')
  expect(Object.keys(create?.responses ?? {})).toEqual(
    '200 400 401 403 404 409 413 415 422 429 500 503 507'.split(' '),
  )
  expect(document.components.responses['Error429']).toMatchObject({
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    content: {
      'application/json': { schema: { properties: { code: { enum: ['too_many'] } } } },
    },
  })
})
