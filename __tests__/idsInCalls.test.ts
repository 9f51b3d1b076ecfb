import * as z from 'zod/mini'
import { routes } from '@/server/app'
import type { Route } from '@/server/http/route'
import { foreignIds, foreignQueries, idsOfNobody } from './figures/foreignIds'

// An id in a query or body can reach a foreign row as an id in the path can. So figures/foreignIds.ts must name each
// such field: with a foreign id, which figures/isolation.test.ts sends, or with the reason why it names no row of a
// store.

type JsonSchema = z.core.JSONSchema.BaseSchema
const namesId = (name: string) => /(^|_)ids?$|(Id|Ids|Uid|Uids)$/.test(name)
/** Integers that may be larger than this are taken for ids. Pages, months and amounts have lower bounds. */
const LARGEST_COUNT = 1_000_000

function idPathsOf(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  path = '',
): string[] {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '')
    return idPathsOf(definitions[name] ?? {}, definitions, path)
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[]
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [...(namesId(name) ? [at] : []), ...idPathsOf(value as JsonSchema, definitions, at)]
  })
  return [
    ...found,
    ...parts.flatMap((part) => idPathsOf(part, definitions, path)),
    ...(schema.items ? idPathsOf(schema.items as JsonSchema, definitions, `${path}[]`) : []),
  ]
}
/** The fields of a query that hold ids: by name, as a list of ids, or as a number that nothing else is as large as. */
const queryIdsOf = ({ endpoint }: Route) =>
  Object.entries(endpoint.query ?? {})
    .filter(
      ([name, { schema }]) =>
        namesId(name) ||
        (schema.type === 'array' && schema.items?.type === 'integer') ||
        (schema.type === 'integer' && (schema.maximum ?? Infinity) > LARGEST_COUNT),
    )
    .map(([name]) => name)
function bodyIdsOf({ body }: Route) {
  if (!body) return []
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return [...new Set(idPathsOf(schema, (schema.$defs ?? {}) as Record<string, JsonSchema>))]
}
const nameIn = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const isOfNobody = (operation: string, path: string) =>
  [path, nameIn(path), `${operation}: ${path}`].some((name) => name in idsOfNobody)

/** Returns the fields that foreignIds.ts sends in bodies of a call, by path: `items[].id`. */
function triedIn(operation: string) {
  const pathsOf = (value: unknown, path = ''): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, `${path}[]`))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, one]) => {
      const at = path === '' ? name : `${path}.${name}`
      return [at, ...pathsOf(one, at)]
    })
  }
  const anyIds = new Proxy({}, { get: () => 1 })
  return foreignIds
    .filter(({ line }) => line === operation)
    .flatMap(({ body }) => pathsOf(body(anyIds)))
}
const unnamed = (all: readonly Route[]) =>
  all
    .filter(({ endpoint }) => !endpoint.public)
    .flatMap((route) => {
      const { operation } = route.endpoint
      const tried = triedIn(operation)
      return [
        ...queryIdsOf(route).filter(
          (name) => !(name in foreignQueries) && !isOfNobody(operation, name),
        ),
        ...bodyIdsOf(route).filter((path) => !tried.includes(path) && !isOfNobody(operation, path)),
      ].map((name) => `${operation}: ${name}`)
    })

test('クエリや本文でIDを受け取る呼び出しは、どれも他人のIDで試される', () => {
  expect(unnamed(routes)).toEqual([])
})
test('自己点検: 名のないIDに気づく', () => {
  const [route] = routes.filter(({ endpoint }) => endpoint.query && !endpoint.public)
  const changed = {
    ...route,
    endpoint: {
      ...route?.endpoint,
      query: {
        secretId: { schema: { type: 'string' } },
        number: { schema: { type: 'integer', maximum: 10 ** 15 } },
        page: { schema: { type: 'integer', maximum: 10_000 } },
      },
    },
    body: z.object({ items: z.array(z.object({ theirIds: z.array(z.int()), name: z.string() })) }),
  } as unknown as Route
  expect(unnamed([changed]).map((line) => line.split(': ')[1])).toEqual([
    'secretId',
    'number',
    'items[].theirIds',
  ])
})
