/** The spellings of one name: lockerKeys, LockerKeys, locker_keys. */
export type Names = { camel: string; pascal: string; snake: string }

/** Throws when the name is not camelCase, as contracts, modules and routes are named. */
export function namesOf(camel: string): Names {
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(camel))
    throw new Error(`The name "${camel}" is not camelCase, as in lockerKeys.`)
  return {
    camel,
    pascal: `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`,
    snake: camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }
}

/** LockerKey for lockerKeys. Throws when the name is no plural, as resources with rows are named. */
export function singularOf(plural: string): string {
  const { pascal } = namesOf(plural)
  if (!pascal.endsWith('s')) throw new Error(`The name "${plural}" is not a plural.`)
  return pascal.replace(/ies$|s$/, (end) => (end === 'ies' ? 'y' : ''))
}

/** lockerKeyRoutes for lockerKeys. */
export function routesNameOf(plural: string): string {
  const singular = singularOf(plural)
  return `${singular.charAt(0).toLowerCase()}${singular.slice(1)}Routes`
}

/** Pieces of source that `scripts/new` writes for a field of this type. */
type FieldType = {
  /** What `src/server/db/schema/columns.ts` and `drizzle-orm/pg-core` have for it. */
  column: string
  columnImport: 'drizzle' | 'columns'
  /** The schema of the field in a body, where it is bounded. */
  schema: string
  /** The schema in an answer, where it differs. */
  answerSchema?: string
  schemaImport?: string
  /**
   * Source of the value in the fixture row of a store. Text stands in 〚…〛 with the store's id, because
   * `__tests__/figures/isolation.test.ts` looks for the marks of other stores.
   */
  rowValue: (name: string) => string
  /** A good value, as a test sends it. */
  sample: string
  check?: (name: string) => string
  isNullable?: true
}

const fieldTypes: Readonly<Record<string, FieldType>> = {
  text: {
    column: 'text()',
    columnImport: 'drizzle',
    schema: 'requiredText(100)',
    schemaImport: 'requiredText',
    rowValue: (name) => `\`〚${name}\${clientId}〛\``,
    sample: `'見本'`,
  },
  count: {
    column: 'integer()',
    columnImport: 'drizzle',
    schema: 'count.check(z.maximum(1000))',
    answerSchema: 'count',
    schemaImport: 'count',
    rowValue: () => '1',
    sample: '2',
    check: (name) => `...atLeast(0, t.${name})`,
  },
  day: {
    column: 'day()',
    columnImport: 'columns',
    schema: 'day',
    schemaImport: 'day',
    rowValue: () => `'2029-12-20'`,
    sample: `'2026-11-28'`,
  },
  flag: {
    column: 'boolean()',
    columnImport: 'drizzle',
    schema: 'z.boolean()',
    rowValue: () => 'true',
    sample: 'false',
  },
}

/** `title` and `sentence`, in English, say what it is; both are empty where the API document has them already. */
export type Field = FieldType & { name: string; title: string; sentence: string }

/** Returns the field as one that may be null, which is written with a `?` after its type. */
const nullable = (type: FieldType): FieldType => ({
  ...type,
  isNullable: true,
  schema: `z.nullable(${type.schema})`,
  answerSchema: `z.nullable(${type.answerSchema ?? type.schema})`,
})

/**
 * Reads `tag:text:札の名前:'What stands on the tag.'`, and `returnedOn:day?:…`, which may be null. Throws when the type is
 * unknown.
 */
export function fieldOf(argument: string): Field {
  const [name = '', typeName = '', title = '', ...sentence] = argument.split(':')
  const isNullable = typeName.endsWith('?')
  const type = fieldTypes[isNullable ? typeName.slice(0, -1) : typeName]
  if (!type)
    throw new Error(
      `"${argument}" is not NAME:TYPE:題名:SENTENCE; types are ${Object.keys(fieldTypes).join(', ')}, and each with a ? may be null.`,
    )
  return {
    ...(isNullable ? nullable(type) : type),
    name: namesOf(name).camel,
    title,
    sentence: sentence.join(':'),
  }
}
