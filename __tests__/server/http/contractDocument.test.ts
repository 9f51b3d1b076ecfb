import { readdirSync, existsSync } from 'node:fs'
import { apiDocument } from '@/server/app'
import { fieldTexts } from '@/server/fieldTexts'
import { sharedFields } from '@/server/http/openapi/fieldTexts'
import { schemaModules } from '@/server/http/openapi/schemaNames'

type Link = { operationId: string; parameters: Record<string, string> }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, unknown>; links?: Record<string, Link> }
  >
}
const document = apiDocument()
const operations = Object.values(document.paths).flatMap(
  (path) => Object.values(path) as Operation[],
)

/** Returns every reference in a value. */
const referencesIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' ? [String(inner)] : referencesIn(inner),
      )
    : []

/** Returns the names of all fields of a schema, following its references. */
function namesIn(value: unknown, followed = new Set<string>()): string[] {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'properties' && inner && typeof inner === 'object')
      return [...Object.keys(inner), ...namesIn(Object.values(inner), followed)]
    if (key !== '$ref' || followed.has(String(inner))) return namesIn(inner, followed)
    followed.add(String(inner))
    const schemas: Record<string, unknown> = document.components.schemas
    return namesIn(schemas[String(inner).replace('#/components/schemas/', '')], followed)
  })
}

test('国籍と在留カードの内容を受け取るか答えるのは、外国人雇用状況の届出だけ', () => {
  const personal = /nationality|residence(Status|Card)|cardNumber|extraPermission/i
  const found = Object.entries(document.paths).filter(([, path]) =>
    namesIn(path).some((field) => personal.test(field)),
  )
  expect(found.map(([path]) => path)).toEqual([
    '/app/api/v1/clients/{clientId}/foreign_worker_notifications',
  ])
})
test('どの呼び出しにも、一つだけの名と、日本語の題と、英語の説明がある', () => {
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length)
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
const linksOf = (id: string) => {
  const { responses = {} } = operations.find(({ operationId }) => operationId === id) ?? {}
  return Object.assign({}, ...Object.values(responses).map(({ links }) => links)) as Record<
    string,
    Link
  >
}
test('作ったものから、読む、変える、消す呼び出しへのつながりがある', () => {
  const path = { clientId: '$request.path.clientId' }
  const made = { ...path, groupId: '$response.body#/id' }
  expect(linksOf('groups.create')).toMatchObject({
    'groups.one': { operationId: 'groups.one', parameters: made },
    'groups.update': { parameters: made },
    'groups.remove': { parameters: made },
  })
  expect(linksOf('groups.list')).toMatchObject({
    'groups.one': { parameters: { ...path, groupId: '$response.body#/items/0/id' } },
  })
  expect(Object.keys(linksOf('groups.one'))).toEqual(['groups.update', 'groups.remove'])
  expect(linksOf('groups.remove')).toEqual({})
})
test('一覧と、ものを作る呼び出しは、答えの中の一つを扱う呼び出しへつながる', () => {
  const ways = Object.entries(document.paths)
  const isAbove = (path: string) =>
    ways.some(
      ([below]) => below.startsWith(`${path}/{`) && /^[^/]+$/.test(below.slice(path.length + 1)),
    )
  const unlinked = ways
    .filter(([path]) => isAbove(path))
    .flatMap(([, calls]) => Object.values(calls) as Operation[])
    .filter(({ responses }) => responses['200']?.content && !responses['200'].links)
  expect(unlinked.map(({ operationId }) => operationId)).toEqual([])
})
test('つながりの先の呼び出しは、どれも住所が埋まる', () => {
  const pathOfId = new Map(
    Object.entries(document.paths).flatMap(([path, ways]) =>
      (Object.values(ways) as Operation[]).map(({ operationId }) => [operationId, path] as const),
    ),
  )
  const links = operations.flatMap(({ operationId }) => Object.values(linksOf(operationId)))
  for (const { operationId, parameters } of links)
    expect([operationId, Object.keys(parameters).sort()]).toEqual([
      operationId,
      [...(pathOfId.get(operationId) ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    ])
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
type Field = { description?: string }
/** Returns every field in a value at every depth, with its path. */
const fieldsIn = (value: unknown, place: readonly string[] = []): [string, Field][] => {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example') return []
    if (key !== 'properties') return fieldsIn(inner, [...place, key])
    return Object.entries(inner as Record<string, Field>).flatMap(([name, field]) => [
      [[...place, name].join('.'), field] as [string, Field],
      ...fieldsIn(field, [...place, name]),
    ])
  })
}
const fields = fieldsIn({ ...document.components, paths: document.paths })
test('どの項目にも、日本語の題と英語の説明がある', () => {
  expect(fields.length).toBeGreaterThan(3000)
  expect(
    fields
      .filter(
        ([, { description }]) =>
          !/^(URL|\S*[ぁ-んァ-ヶ一-龠]\S*)\. [A-Za-z`0-9].*\.$/.test(description ?? ''),
      )
      .map(([place, { description }]) => [place, description]),
  ).toEqual([])
})
test('項目の文に、使われないものはない', () => {
  const used = new Set(fields.map(([, { description }]) => description))
  expect(
    [sharedFields, ...Object.values(fieldTexts)]
      .flatMap((texts) => Object.entries(texts))
      .filter(([, text]) => text && !used.has(`${text[0]}. ${text[1]}`)),
  ).toEqual([])
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

test('開発のときの API リファレンスは、すべての呼び出しを載せる', () => {
  type Page = {
    default: (request: unknown, response: { setHeader: jest.Mock; send: jest.Mock }) => void
  }
  const page = jest.requireActual<Page>('../../../src/pages/api/reference.dev.js')
  const response = { setHeader: jest.fn().mockReturnThis(), send: jest.fn() }
  page.default(undefined, response)
  const html = String(response.send.mock.lastCall)
  const missing = operations.filter(({ operationId }) => !html.includes(operationId))
  expect(missing).toEqual([])
})
