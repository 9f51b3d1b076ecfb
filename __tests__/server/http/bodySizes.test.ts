import * as z from 'zod/mini'
import { UPLOAD_BODY_BYTES } from '@/contracts/endpoint'
import { apiDocument, routes } from '@/server/app'

type JsonSchema = {
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  type?: string | string[]
  maxLength?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

const JAPANESE_BYTES = 3
const NUMBER_BYTES = 20
/** Enough for a text without `maxLength`: its pattern (of a day, an instant, a corporate number) bounds it. */
const PATTERN_BYTES = 100

/** Types whose values fit in NUMBER_BYTES. */
const NUMBERS_AND_FLAGS = ['number', 'integer', 'boolean', 'null']

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Returns the bytes of the largest JSON that fits the schema, if every text is Japanese. */
function largest(schema: JsonSchema): number {
  if (schema.const !== undefined) return Buffer.byteLength(JSON.stringify(schema.const))
  if (schema.enum)
    return Math.max(...schema.enum.map((value) => Buffer.byteLength(JSON.stringify(value))))
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return Math.max(...alternatives.map(largest))
  if (schema.allOf) return sum(schema.allOf.map(largest))
  if (schema.type === 'string') return JAPANESE_BYTES * (schema.maxLength ?? PATTERN_BYTES) + 2
  if (schema.type === 'array')
    return 2 + (schema.maxItems ?? Infinity) * (1 + largest(schema.items ?? {}))
  if (schema.type === 'object')
    return (
      2 +
      sum(
        Object.entries(schema.properties ?? {}).map(
          ([name, inner]) => name.length + 4 + largest(inner),
        ),
      )
    )
  if ([schema.type].flat().every((type) => type && NUMBERS_AND_FLAGS.includes(type)))
    return NUMBER_BYTES
  throw new Error(`no size for ${JSON.stringify(schema)}`)
}

const withBody = routes.filter(({ body }) => body !== undefined)
const isUpload = (bodyBytes: number) => bodyBytes === UPLOAD_BODY_BYTES

test('上限が小さすぎる呼び出しはない: 契約にかなう最大の本文が収まる', () => {
  const tooSmall = withBody
    .filter(({ endpoint }) => !isUpload(endpoint.bodyBytes))
    .map(({ name, body, endpoint }) => {
      const schema = z.toJSONSchema(body as z.ZodMiniType, {
        io: 'input',
        unrepresentable: 'any',
      }) as JsonSchema
      return { name, largest: largest(schema), bodyBytes: endpoint.bodyBytes }
    })
    .filter((sizes) => sizes.largest > sizes.bodyBytes)
  expect(tooSmall).toEqual([])
})
test('セッションのない呼び出しは16KBまで。64KBを超えてよいのは、ファイルの一片を運ぶ3つと、まとめて書く評価だけ', () => {
  const named = (isMeant: (route: (typeof routes)[number]) => boolean) =>
    routes.filter(isMeant).map(({ name }) => name)
  expect(named(({ endpoint }) => endpoint.public && endpoint.bodyBytes !== 16_384)).toEqual([])
  expect(named(({ endpoint }) => endpoint.bodyBytes > 65_536).sort()).toEqual([
    'files.create',
    'identification.sendDocument',
    'manuals.send',
    'reviews.create',
  ])
})
test('APIの文書は、どの本文にも限りを書く', () => {
  const { paths } = apiDocument()
  const bodies = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => {
      const { requestBody } = operation as { requestBody?: { description: string } }
      return requestBody ? [requestBody.description] : []
    })
  expect([...new Set(bodies)].sort()).toEqual([
    'At most 1,048,576 bytes.',
    'At most 16,384 bytes.',
    'At most 65,536 bytes.',
    'At most 819,200 bytes.',
  ])
})
