import * as z from 'zod/mini'
import { describe } from '@/server/platform/logger'
import type { AppContext, Schema } from './context'

type Known = z.core.$ZodTypes
const relaxedSchemas = new WeakMap<Schema, Schema>()

/** The same shape without its bounds: lengths, sizes, formats and rules between fields. */
function relaxedOf(schema: Schema): Schema {
  const known = relaxedSchemas.get(schema)
  if (known) return known
  const relaxed = withoutBounds(schema)
  relaxedSchemas.set(schema, relaxed)
  return relaxed
}
const relaxedInner = (schema: unknown) => relaxedOf(schema as Schema)

function withoutBounds(schema: Schema): Schema {
  const { def } = (schema as unknown as Known)._zod
  switch (def.type) {
    case 'string':
      return z.string()
    case 'number':
      return z.number()
    case 'nullable':
      return z.nullable(relaxedInner(def.innerType))
    case 'optional':
      return z.optional(relaxedInner(def.innerType))
    case 'array':
      return z.array(relaxedInner(def.element))
    case 'record':
      return z.clone(schema, {
        ...def,
        valueType: relaxedInner(def.valueType),
        checks: [],
      } as never)
    case 'union':
      return z.clone(schema, {
        ...def,
        options: def.options.map(relaxedInner),
        checks: [],
      } as never)
    case 'object': {
      const shape = Object.entries(def.shape).map(([key, inner]) => [key, relaxedInner(inner)])
      return z.clone(schema, { ...def, shape: Object.fromEntries(shape), checks: [] } as never)
    }
    default:
      return schema
  }
}

/**
 * The answer with nothing but what its contract names. A row that was stored before a bound was set is answered as it
 * is and logged: its reader needs it more than the bound. Throws when the shape itself is another one.
 */
export function answerOf(
  schema: Schema,
  output: unknown,
  { log, operation }: Pick<AppContext, 'log'> & { operation: string },
): unknown {
  const strict = z.safeParse(schema, output)
  if (strict.success) return strict.data
  const lenient = z.safeParse(relaxedOf(schema), output)
  if (!lenient.success) throw strict.error
  const { issues } = describe(strict.error)
  log({
    level: 'warn',
    event: 'an answer is beyond the bounds of its contract',
    route: operation,
    error: { issues },
  })
  return lenient.data
}
