import * as z from 'zod/mini'
import type { Schema } from '@/server/http/context'
import type { FieldText } from './fieldText'
import { sharedFields } from './fieldTexts'
import { resourceOf, schemaNames, type SchemaModule } from './schemaNames'

type Direction = 'input' | 'output'
type JsonSchema = z.core.JSONSchema.BaseSchema
type Components = Record<string, unknown>

/** The metadata of a schema, and the name by which others refer to it. */
const metadataRegistry = {
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

type Texts = Readonly<Record<string, FieldText | undefined>>
/** For each resource: the texts of the fields in its schemas. */
export type FieldTextsOfResources = Readonly<Record<Exclude<SchemaModule, 'common'>, Texts>>

/** Writes the texts of fields into schemas. `path`: the component, and the fields down to the one that is meant. */
class Describer {
  constructor(private readonly textsOf: FieldTextsOfResources) {}

  /**
   * Finds the text of a field by its place in the schema, then by its name in the schema, the resource, and anywhere.
   */
  private textOf(path: readonly string[]): string | undefined {
    const [owner = ''] = path
    const name = path.at(-1) ?? ''
    const resource = resourceOf.get(owner)
    const own: Texts = resource && resource !== 'common' ? this.textsOf[resource] : {}
    const keys = [path.join('.'), `${owner}.${name}`, name]
    const found = [own, sharedFields as Texts].flatMap((texts) => keys.map((key) => texts[key]))
    const text = found.find((candidate) => candidate !== undefined)
    return text && `${text[0]}. ${text[1]}`
  }

  /** The schema, in which the fields at every depth have their texts. */
  describe(schema: unknown, path: readonly string[]): unknown {
    if (Array.isArray(schema)) return schema.map((part) => this.describe(part, path))
    if (!isObject(schema)) return schema
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === 'properties' && isObject(value)
          ? this.describeFields(value, path)
          : this.describe(value, path),
      ]),
    )
  }

  private describeFields(properties: Record<string, unknown>, path: readonly string[]) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const description = this.textOf([...path, name])
        const schema = this.describe(field, [...path, name]) as { description?: string }
        return [
          name,
          description === undefined
            ? schema
            : { ...schema, description: schema.description ?? description },
        ]
      }),
    )
  }
}

const withoutId = ({ id: _id, ...schema }: Record<string, unknown>) => schema

/** Collects the schemas that the calls share, as `components.schemas`. */
export class ComponentSchemas {
  readonly components: Components = {}
  private readonly describer: Describer

  constructor(fieldTexts: FieldTextsOfResources) {
    this.describer = new Describer(fieldTexts)
  }

  /** The JSON schema of one body or answer, in which shared schemas are references. */
  of(schema: Schema, io: Direction): unknown {
    // In an object, so that a schema with a name becomes a reference itself.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      unrepresentable: 'any',
      override: strict,
      metadata: metadataRegistry as unknown as typeof z.globalRegistry,
    })
    const renamed = new Map(Object.keys($defs).map((name) => [name, this.nameFor(name, $defs, io)]))
    for (const [name, definition] of Object.entries($defs))
      this.components[renamed.get(name) ?? name] = this.withReferences(
        withoutId({ ...definition }),
        renamed,
        name,
      )
    return this.withReferences(properties?.['it'], renamed)
  }

  /**
   * Names a schema. One with defaults differs between requests and answers: the answer owns the plain name, and the
   * form of a request that differs from what is stored is called `<name>Sent`.
   */
  private nameFor(name: string, definitions: Record<string, unknown>, io: Direction): string {
    const existing = this.components[name]
    const own = this.withReferences(
      withoutId({ ...(definitions[name] as object) }),
      new Map(),
      name,
    )
    const isSame = existing === undefined || JSON.stringify(existing) === JSON.stringify(own)
    return isSame || io === 'output' ? name : `${name}Sent`
  }

  /** The schema with references to components, and with texts. `owner`: the component that it is. */
  private withReferences(
    schema: unknown,
    renamed: ReadonlyMap<string, string>,
    owner = '',
  ): Record<string, unknown> {
    const text = JSON.stringify(schema).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${renamed.get(name) ?? name}"`,
    )
    return this.describer.describe(JSON.parse(text), [owner]) as Record<string, unknown>
  }
}
