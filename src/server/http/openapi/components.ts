import * as z from 'zod/mini'
import { fieldTexts } from '@/contracts/common/fieldTexts'
import type { Schema } from '@/server/http/context'
import { schemaNames } from './schemaNames'

type Direction = 'input' | 'output'
type JsonSchema = z.core.JSONSchema.BaseSchema
type Components = Record<string, unknown>

/** What a schema says of itself, and its name, by which others refer to it. */
const named = {
  get: (schema: Schema) => {
    const name = schemaNames.get(schema)
    return { ...z.globalRegistry.get(schema), ...(name !== undefined && { id: name }) }
  },
}

/** A record with a closed list of keys is an object with these properties: tools do not read `propertyNames`. */
function nameProperties(jsonSchema: JsonSchema) {
  const { propertyNames, additionalProperties } = jsonSchema
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  if (!keys || typeof additionalProperties !== 'object') return
  jsonSchema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  delete jsonSchema.propertyNames
  delete jsonSchema.additionalProperties
}
// The server refuses keys that a schema does not name, at every depth.
const strict = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  nameProperties(jsonSchema)
  if (jsonSchema.type === 'object' && jsonSchema.properties)
    jsonSchema.additionalProperties ??= false
}

/** Gives the fields of an object the texts of their names. `owner`: the component that has them. */
function describeFields(owner: string, properties: Record<string, Record<string, unknown>>) {
  for (const [name, field] of Object.entries(properties)) {
    const text = fieldTexts[`${owner}.${name}`] ?? fieldTexts[name]
    if (text) field['description'] ??= `${text[0]}. ${text[1]}`
  }
  return properties
}
const referring = (
  schema: unknown,
  renamed: ReadonlyMap<string, string>,
  owner = '',
): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(schema).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${renamed.get(name) ?? name}"`,
    ),
    (key, value) => (key === 'properties' ? describeFields(owner, value) : value),
  )

const withoutId = ({ id: _id, ...schema }: Record<string, unknown>) => schema

/** Collects the schemas that the calls share, as `components.schemas`. */
export class ComponentSchemas {
  readonly components: Components = {}

  /** The JSON schema of one body or answer, in which shared schemas are references. */
  of(schema: Schema, io: Direction): unknown {
    // In an object, so that a schema with a name becomes a reference itself.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      unrepresentable: 'any',
      override: strict,
      metadata: named as unknown as typeof z.globalRegistry,
    })
    const renamed = new Map(Object.keys($defs).map((name) => [name, this.nameFor(name, $defs, io)]))
    for (const [name, definition] of Object.entries($defs))
      this.components[renamed.get(name) ?? name] = referring(
        withoutId({ ...definition }),
        renamed,
        name,
      )
    return referring(properties?.['it'], renamed)
  }

  /** A schema that is read another way than it is written (it has defaults) has a second name for what is sent. */
  private nameFor(name: string, definitions: Record<string, unknown>, io: Direction): string {
    const known = this.components[name]
    const own = referring(withoutId({ ...(definitions[name] as object) }), new Map(), name)
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(own)
    return isSame || io === 'output' ? name : `${name}Sent`
  }
}
