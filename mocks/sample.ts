import * as z from 'zod/mini'
import type { Schema } from './schemas/schemasOf'
import { dayFromToday, timeFromToday } from './time'

/** Values by the name of their field, such as the ids in the URL of a call. */
export type Known = Readonly<Record<string, unknown>>
type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  keyType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

const beginning = () => timeFromToday(1, '10:00')
/** Texts by the name of a field. The first that the schema accepts is used. */
const namedTexts: readonly (readonly [name: RegExp, text: () => string])[] = [
  [/^endAt$/, () => timeFromToday(1, '15:00')],
  [/^(startAt|closesAt)$/, beginning],
  [/(Until|until|expires|due|resend|resets|next)\w*At$/, () => timeFromToday(7, '18:00')],
  [/At$/, () => timeFromToday(-1, '18:00')],
  [/^at$/, beginning],
  [/(On|^day|^date)$/, () => dayFromToday(1)],
  [/[mM]onth$/, () => dayFromToday(0).slice(0, 7)],
  [/^endTime$/, () => '15:00'],
  [/Time$/, () => '10:00'],
  [/[uU]id$/, () => '00000000-0000-4000-8000-000000000011'],
  [/[eE]mail$/, () => 'hanako@example.jp'],
  [/[pP]honeNumber$/, () => '0312345678'],
  [/[kK]ana$/, () => 'ミホン'],
  [/[uU]rl$/, () => 'https://example.jp/'],
  [/[yY]ear$/, () => dayFromToday(0).slice(0, 4)],
]
/** Texts that a schema may require, regardless of the name of the field. */
const formedTexts = () => [
  beginning(),
  dayFromToday(1),
  dayFromToday(0).slice(0, 7),
  '10:00',
  'hanako@example.jp',
  '1500002',
  '13',
  '0312345678',
  'ミホン',
  '00000000-0000-4000-8000-000000000011',
  'a'.repeat(32),
  '0'.repeat(14),
]

/** Returns the first value that the schema accepts. Throws if there is none: then a factory has to name one. */
function firstThatFits(schema: Schema, candidates: readonly unknown[], name: string): unknown {
  const fitting = candidates.find((candidate) => z.safeParse(schema, candidate).success)
  if (fitting === undefined)
    throw new Error(
      `mocks/sample.ts knows no value for "${name}": give one in mocks/usualAnswers.ts.`,
    )
  return fitting
}
function sampleText(schema: Schema, name: string) {
  const namedText = namedTexts.find(([pattern]) => pattern.test(name))?.[1]
  const candidates = [...(namedText ? [namedText()] : []), '見本', ...formedTexts(), '']
  return firstThatFits(schema, candidates, name)
}
function sampleNumber(schema: Schema, name: string) {
  const { minimum, maximum } = schema._zod.bag
  const usual = /^page$|[iI]d$/.test(name) ? [1] : []
  const perPage = name === 'perPage' ? [20] : []
  const year = name === 'year' ? [Number(dayFromToday(0).slice(0, 4))] : []
  return firstThatFits(schema, [...perPage, ...year, ...usual, 0, 1, minimum, maximum], name)
}
function sampleList(schema: Schema, known: Known, name: string) {
  const one = sampleOf(definitionOf(schema).element as Schema, known, name)
  return firstThatFits(schema, [[one], [], [one, one]], name)
}
function sampleRecord({ keyType, valueType }: Definition, known: Known) {
  const keys = keyType ? Object.values(definitionOf(keyType).entries ?? {}) : []
  return Object.fromEntries(
    keys.map((key) => [key, sampleOf(valueType as Schema, known, String(key))]),
  )
}
/** Removes the id of the call for the items of a list: it is the id of their container. */
const withoutId = ({ id: _id, ...known }: Known): Known => known

function sampleObject(shape: Record<string, Schema>, known: Known) {
  const inner = withoutId(known)
  const sample: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const isKnown = name in known && z.safeParse(schema, known[name]).success
    const isAbsent = definitionOf(schema).type === 'optional'
    if (isKnown) sample[name] = known[name]
    else if (!isAbsent) sample[name] = sampleOf(schema, inner, name)
  }
  if (Array.isArray(sample['items']) && 'totalCount' in sample)
    sample['totalCount'] = sample['items'].length
  return sample
}

type Sampler = (schema: Schema, known: Known, name: string) => unknown
const samplers: Readonly<Record<string, Sampler>> = {
  object: (schema, known) => sampleObject(definitionOf(schema).shape ?? {}, known),
  array: (schema, known, name) => sampleList(schema, withoutId(known), name),
  record: (schema, known) => sampleRecord(definitionOf(schema), known),
  union: (schema, known, name) =>
    sampleOf(definitionOf(schema).options?.[0] as Schema, known, name),
  enum: (schema) => Object.values(definitionOf(schema).entries ?? {})[0],
  literal: (schema) => definitionOf(schema).values?.[0],
  nullable: () => null,
  boolean: () => false,
  number: (schema, _, name) => sampleNumber(schema, name),
  string: (schema, _, name) => sampleText(schema, name),
}

/**
 * Returns a value that the schema accepts, always the same for the same day: one item in each list, the first word of
 * each vocabulary, null if it is allowed, zero for numbers. `known`: values of fields by name; `id` is used only for
 * the outermost object.
 */
export function sampleOf(schema: Schema, known: Known = {}, name = ''): unknown {
  const { type } = definitionOf(schema)
  const sampler = samplers[type]
  if (!sampler) throw new Error(`mocks/sample.ts does not know the kind "${type}" of "${name}".`)
  return sampler(schema, known, name)
}
