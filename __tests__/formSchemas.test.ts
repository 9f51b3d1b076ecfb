import { readdirSync } from 'node:fs'
import type { FieldErrors } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from '@/api/resolver.schema'
import type { Schema } from '@/api/useSchemaForm'

const files = ['components', 'features'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.schema.ts'))
    .map((file) => `${folder}/${file}`),
)

type Any = z.ZodMiniType & {
  _zod: {
    def: {
      type: string
      shape?: Record<string, Any>
      element?: Any
      innerType?: Any
      in?: Any
      options?: Any[]
      entries?: Record<string, string>
      values?: unknown[]
    }
  }
}
type Path = readonly (string | number)[]

/** Returns a value of the right types at all depths, so that one replaced part is its only fault. */
function sampleOf(schema: Any): unknown {
  const { type, shape, element, innerType, in: input, options, entries, values } = schema._zod.def
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, sampleOf(one)]))
  if (element) return [sampleOf(element)]
  const inner = innerType ?? input ?? options?.[0]
  if (inner) return sampleOf(inner)
  if (entries) return Object.values(entries)[0]
  if (values) return values[0]
  const samples: Record<string, unknown> = { number: 1, int: 1, boolean: false, custom: new Blob() }
  return samples[type] ?? ''
}
/** Returns the paths of all places in a schema, including the root. */
function pathsOf(schema: Any, path: Path = []): Path[] {
  const { shape, element, innerType, in: input, options } = schema._zod.def
  const below = shape
    ? Object.entries(shape).flatMap(([name, one]) => pathsOf(one, [...path, name]))
    : [
        ...(element ? pathsOf(element, [...path, 0]) : []),
        ...[innerType, input, ...(options ?? [])].flatMap((one) => (one ? pathsOf(one, path) : [])),
      ]
  return [path, ...below]
}
function replaced(value: unknown, [first, ...rest]: Path, junk: unknown): unknown {
  if (first === undefined) return junk
  if (Array.isArray(value)) return [replaced(value[0], rest, junk)]
  const record = value as Record<string, unknown>
  return { ...record, [first]: replaced(record[first], rest, junk) }
}
function messagesOf(errors: FieldErrors): string[] {
  return Object.values(errors).flatMap((error) => {
    if (typeof error !== 'object') return []
    const { message } = error
    return typeof message === 'string' ? [message] : messagesOf(error as FieldErrors)
  })
}

/** Values that people type, paste and leave out, and that a broken draft may contain. */
const junk = [
  ...[undefined, null, '', ' ', 'abc', '千四百円くらい', '¥1,400-〜', '24:99', '翌の朝', '12/34'],
  ...[-1, 0, 0.5, 1e12, Number.NaN, Infinity, true, {}, [], ['x'], [{}], [[]]],
  ...['あ'.repeat(20_000), '🍺', '123456789018', '+81 90', 'a@b'],
]
const japanese = /[ぁ-んァ-ヶ一-龠]/

test('the schema of every form is swept', () => {
  expect(files.length).toBeGreaterThan(50)
})

test.each(files)('no English sentence of a library can come out of %s', async (file) => {
  const loaded = (await import(`../src/${file}`)) as Record<string, unknown>
  const schema = loaded.default as (Schema & Any) | undefined
  // These are parts of schemas, which the schemas of forms contain.
  if (!schema) return
  const resolve = schemaResolver(schema)
  const sample = sampleOf(schema)
  const said = new Set<string>()
  for (const path of pathsOf(schema).filter(({ length }) => length > 0))
    for (const value of junk) {
      const { errors } = await resolve(replaced(sample, path, value) as never, undefined, {
        fields: {},
        shouldUseNativeValidation: false,
      })
      for (const message of messagesOf(errors)) said.add(message)
    }
  expect([...said].filter((message) => !japanese.test(message))).toEqual([])
  expect(said.size).toBeGreaterThan(0)
})

const isNumber = (schema: Any): boolean => {
  const { type, innerType, in: input } = schema._zod.def
  const inner = innerType ?? input
  return inner ? isNumber(inner) : ['number', 'int'].includes(type)
}
/** Returns the schema of a place. */
function schemaAt(schema: Any, path: Path): Any | undefined {
  const [first, ...rest] = path
  if (first === undefined) return schema
  const { shape, element, innerType, in: input } = schema._zod.def
  const inner = innerType ?? input
  const below = shape?.[String(first)] ?? element
  if (below) return schemaAt(below, rest)
  return inner && schemaAt(inner, path)
}

test.each(files)('what stands in a number field is never called missing: %s', async (file) => {
  const loaded = (await import(`../src/${file}`)) as Record<string, unknown>
  const schema = loaded.default as (Schema & Any) | undefined
  if (!schema) return
  const paths = pathsOf(schema).filter((path) => {
    const one = schemaAt(schema, path)
    return one !== undefined && isNumber(one)
  })
  for (const path of paths) {
    const value = replaced(sampleOf(schema), path, '二、三人')
    const { errors } = await schemaResolver(schema)(value as never, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    const said = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], errors)
    expect((said as { message: string }).message).not.toMatch(/を入力して|^入力して/)
  }
})

test.each([
  ['features/storeCancellations/cancel.schema.ts', 'reasonTypeId'],
  ['features/offerings/workerCancel.schema.ts', 'reasonCategoryId'],
])('radios that were passed without a choice say what to choose: %s', async (file, name) => {
  const { default: schema } = (await import(`../src/${file}`)) as { default: Schema & Any }
  const { errors } = await schemaResolver(schema)(
    replaced(sampleOf(schema), [name], null) as never,
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  )
  expect(messagesOf(errors)).toEqual(['キャンセルの理由を選んでください。'])
})

test.each(files)(
  'an amount for another period than the field has is refused as such: %s',
  async (file) => {
    const loaded = (await import(`../src/${file}`)) as Record<string, unknown>
    const schema = loaded.default as (Schema & Any) | undefined
    if (!schema) return
    // `dueYen` is computed, not typed.
    const amounts = pathsOf(schema).filter((path) => /(?<!^due)Yen$/.test(String(path.at(-1))))
    for (const path of amounts) {
      const { errors } = await schemaResolver(schema)(
        replaced(sampleOf(schema), path, '3万円/週') as never,
        undefined,
        { fields: {}, shouldUseNativeValidation: false },
      )
      const said = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], errors)
      expect((said as { message: string }).message).toMatch(
        /^1週間あたりの額ではなく、1.+あたりの額を入力してください。$/,
      )
    }
  },
)
