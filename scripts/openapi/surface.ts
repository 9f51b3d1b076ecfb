type Json = Record<string, unknown>
type Document = { paths: unknown; components: unknown }
type Parameter = { name: string; in: string; required?: boolean; schema: Json }
type Operation = {
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: Json }> }>
}
type Side = 'sent' | 'answered'

/** What a line of the surface says, and what breaks whoever calls: that it goes, or that it is new. */
const kinds = {
  call: 'removed',
  takes: 'removed',
  needs: 'added',
  sent: 'removed',
  must: 'added',
  'sent word': 'removed',
  answered: 'removed',
  always: 'removed',
  // A caller has to be ready for words that it does not know.
  'answered word': 'never',
} as const

const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

/** The kind of a value in a few letters: 'string', 'integer|null', 'Offer[]'. */
function typeOf(schema: Json): string {
  const { $ref, anyOf, oneOf, type, items, format } = schema
  if (typeof $ref === 'string') return nameOf($ref)
  const either = (anyOf ?? oneOf) as Json[] | undefined
  if (either) return either.map(typeOf).sort().join('|')
  if (type === 'array') return `${typeOf((items ?? {}) as Json)}[]`
  return `${String(type ?? 'any')}${typeof format === 'string' ? `(${format})` : ''}`
}

/** The lines of a value and of all that it holds. Components are named once, at their own place. */
class Lines {
  readonly lines = new Set<string>()
  private readonly seen = new Set<string>()
  constructor(private readonly components: Record<string, Json>) {}

  add(at: string, schema: Json, side: Side): void {
    const { $ref, anyOf, oneOf, items, properties, enum: words, additionalProperties } = schema
    if (typeof $ref === 'string') return this.addComponent(nameOf($ref), side)
    if (Array.isArray(words))
      for (const word of words) this.lines.add(`${side} word ${at}: ${JSON.stringify(word)}`)
    for (const one of (anyOf ?? oneOf ?? []) as Json[]) this.add(at, one, side)
    if (items) this.add(`${at}[]`, items as Json, side)
    if (additionalProperties && typeof additionalProperties === 'object')
      this.add(`${at}{}`, additionalProperties as Json, side)
    const required = (schema['required'] ?? []) as string[]
    for (const [name, inner] of Object.entries((properties ?? {}) as Record<string, Json>)) {
      const field = `${at}.${name}`
      this.lines.add(`${side} ${field}: ${typeOf(inner)}`)
      if (required.includes(name)) this.lines.add(`${side === 'sent' ? 'must' : 'always'} ${field}`)
      this.add(field, inner, side)
    }
  }
  private addComponent(name: string, side: Side) {
    const key = `${side} ${name}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.add(name, this.components[name] ?? {}, side)
  }
}

/** All that a caller can rely on, as sorted lines: calls, parameters, fields, and words of closed lists. */
export function surfaceOf({ paths, components }: Document): string[] {
  const { schemas } = components as { schemas: Record<string, Json> }
  const collected = new Lines(schemas)
  const { lines } = collected
  for (const [path, operations] of Object.entries(paths as Record<string, Json>))
    for (const [method, value] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      const { parameters, requestBody, responses } = value as Operation
      lines.add(`call ${call}`)
      for (const parameter of parameters) {
        if ('$ref' in parameter) continue
        lines.add(`takes ${call} ?${parameter.name}: ${typeOf(parameter.schema)}`)
        if (parameter.required) lines.add(`needs ${call} ?${parameter.name}`)
        collected.add(`${call} ?${parameter.name}`, parameter.schema, 'sent')
      }
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        lines.add(`takes ${call}: ${typeOf(schema)}`)
        collected.add(call, schema, 'sent')
      }
      for (const [media, { schema = {} }] of Object.entries(responses['200']?.content ?? {})) {
        lines.add(`answered ${call}: ${media} ${typeOf(schema)}`)
        collected.add(call, schema, 'answered')
      }
    }
  return [...lines].sort()
}

const kindOf = (line: string) =>
  (Object.keys(kinds) as (keyof typeof kinds)[])
    .sort((a, b) => b.length - a.length)
    .find((kind) => line.startsWith(`${kind} `))

/** What a line is about: a call ('GET /offers') or a component ('Offer'). */
const ownerOf = (line: string) =>
  line
    .slice((kindOf(line) ?? '').length)
    .split(/[.?:[]/)[0]
    ?.trim() ?? ''

/** What changed from one surface to another, and which of it breaks whoever calls. */
export function compare(before: readonly string[], after: readonly string[]) {
  const [old, now] = [new Set(before), new Set(after)]
  const removed = before.filter((line) => !now.has(line))
  const added = after.filter((line) => !old.has(line))
  const breaksWhen = (line: string) => kinds[kindOf(line) ?? 'call']
  // A field that has to be sent breaks nobody where its call or its object is new, too.
  const ownersBefore = new Set(before.map(ownerOf))
  const isOfNew = (line: string) => !ownersBefore.has(ownerOf(line))
  return {
    removed,
    added,
    breaking: [
      ...removed.filter((line) => breaksWhen(line) === 'removed').map((line) => `- ${line}`),
      ...added
        .filter((line) => breaksWhen(line) === 'added' && !isOfNew(line))
        .map((line) => `+ ${line}`),
    ],
  }
}
