import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readQuery, type Query } from '@/lib/query'
import { validationMessage } from '@/lib/text/validationMessage'
import { sizes } from '@/server/platform/rateLimiter'
import type { Schema } from './context'
import { invalid, notFound, ApiError } from './errors'

/** The length in characters to which names in a refusal are cut; the longest of a contract has 40. */
const MAX_NAME_LENGTH = 100

/** Returns the id in a segment of the path; undefined if it is not a valid id. */
export function idOf(word: string | undefined): number | undefined {
  if (word === undefined || !/^[1-9]\d{0,15}$/.test(word)) return undefined
  return Number.isSafeInteger(Number(word)) ? Number(word) : undefined
}

/** Path parameters: ids as numbers, other ones as words (ADR 9). Throws ApiError 404 for an invalid value. */
export function paramsOf(c: Context) {
  return Object.fromEntries(
    Object.entries(c.req.param()).map(([name, value]) => {
      const word = String(value)
      if (!name.endsWith('Id')) {
        if (!/^[\w.~-]{1,200}$/.test(word)) throw notFound()
        return [name, word]
      }
      const id = idOf(word)
      if (id === undefined) throw notFound()
      return [name, id]
    }),
  ) as Record<string, string | number>
}

/** The parsed query. Throws ApiError 422 with the names of all invalid and unknown parameters. */
export function queryOf(query: Query, c: Context) {
  const raw = Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
  )
  const wrong = Object.keys(raw).filter((name) => !Object.hasOwn(query, name))
  const value = readQuery(query, raw, wrong)
  if (wrong.length > 0)
    throw invalid(
      namedFields(wrong, (name) => [name, 'この値では検索できません。']),
      '検索条件に不備があります。',
    )
  return value
}

/** Throws ApiError 415 unless the body is JSON. Browsers send other types cross-site without a preflight (CSRF). */
export function mustBeJson(c: Context, sent: string) {
  const type = c.req.header('Content-Type')
  if ((sent !== '' || type !== undefined) && !/^application\/json\s*(;|$)/i.test(type ?? ''))
    throw new ApiError(415, 'not_json', 'JSONで送信してください。')
}

/** Parses the body by its schema. A call without a schema accepts none, or {}. Throws ApiError 400, 413 or 422. */
export function bodyOf(schema: Schema | undefined, sent: string): unknown {
  if (!schema) {
    if (sent !== '' && JSON.stringify(parseJson(sent)) !== '{}')
      throw invalid({}, 'この呼び出しは内容を受け取りません。')
    return undefined
  }
  return parseBody(schema, parseJson(sent))
}

function parseJson(sent: string): unknown {
  const broken = () => new ApiError(400, 'broken_json', '送信内容を読み取れません。')
  let value: unknown
  try {
    value = JSON.parse(sent)
  } catch {
    throw broken()
  }
  if (!isSafeJson(value)) throw broken()
  return value
}

// Base64 (an image) may be longer: the size of the body is limited, and the schema limits the text.
const isTooLong = (text: string) =>
  text.length > sizes.textLength &&
  !/^[A-Za-z0-9+/]+={0,2}$/.test(text) &&
  [...text].length > sizes.textLength

/**
 * Whether JSON is safe to process: limited depth and text length, no NUL or lone surrogates, no __proto__ key. Throws
 * ApiError 413 for more values than a call can need: checking them blocks all other calls.
 */
function isSafeJson(value: unknown): boolean {
  const pending: [unknown, number][] = [[value, 0]]
  let values = 0
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [item, depth] = next
    if (typeof item === 'string' && (item.includes('\0') || /\p{Surrogate}/u.test(item)))
      return false
    if (typeof item === 'string' && isTooLong(item))
      throw invalid(
        {},
        `1項目に送信できるのは${sizes.textLength.toLocaleString('ja-JP')}文字までです。`,
      )
    if (typeof item !== 'object' || item === null) continue
    if (depth >= sizes.depth || Object.hasOwn(item, '__proto__')) return false
    const entries = Object.entries(item)
    values += entries.length
    if (values > sizes.bodyValues)
      throw new ApiError(
        413,
        'too_large',
        `一度に送信できる項目の数 (${sizes.bodyValues.toLocaleString('ja-JP')}) を超えています。`,
      )
    for (const [key, inner] of entries) pending.push([key, depth], [inner, depth + 1])
  }
  return true
}

// Passed to each parse and not to z.config(), which would hold for schemas that nobody fills in as well.
const japanese = { error: validationMessage }

/** Strict at every depth: a key that the schema does not define is refused and not ignored. */
function parseBody(schema: Schema, value: unknown) {
  const parsed = z.safeParse(schema, value, japanese)
  const unknown = parsed.success
    ? findUnknownKeys(value, parsed.data)
    : topLevelUnknown(schema, value)
  if (parsed.success && unknown.length === 0) return parsed.data
  throw invalid({
    ...namedFields(parsed.error?.issues ?? [], (issue) => [issue.path.join('.'), issue.message]),
    ...namedFields(unknown, (name) => [name, 'この項目は送信できません。']),
  })
}
/** The first few reasons, so that a refusal stays readable whatever was sent. */
const namedFields = <T>(wrong: readonly T[], toEntry: (fault: T) => [string, string]) =>
  Object.fromEntries(
    wrong.slice(0, sizes.refusedFields).map((fault) => {
      const [name, reason] = toEntry(fault)
      return [name.slice(0, MAX_NAME_LENGTH), reason]
    }),
  )
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Paths of keys that were sent but are not part of the parsed value. */
function findUnknownKeys(sent: unknown, parsed: unknown, path: (string | number)[] = []): string[] {
  if (!isRecord(sent) || !isRecord(parsed)) return []
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key)
      ? findUnknownKeys(value, parsed[key], [...path, key])
      : [[...path, key].join('.')],
  )
}
const topLevelUnknown = (schema: Schema, value: unknown) =>
  schema instanceof z.ZodMiniObject && isRecord(value) && !Array.isArray(value)
    ? Object.keys(value).filter((key) => !Object.hasOwn(schema.shape as object, key))
    : []
