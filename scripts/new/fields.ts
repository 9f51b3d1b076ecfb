import { namesOf } from './names'

type FieldType = {
  /** What `src/server/db/schema/columns.ts` and `drizzle-orm/pg-core` have for it. */
  column: string
  columnImport: 'drizzle' | 'columns'
  /** Of a body, which is bounded. */
  schema: string
  /** Of an answer, where it differs. */
  answerSchema?: string
  schemaImport?: string
  /** Text of the value in a row of a store: isolation looks for the brackets. */
  rowValue: (name: string) => string
  /** A good value, as a test sends it. */
  sample: string
  check?: (name: string) => string
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

/** `sentence`: what it is, in English; empty where the API document has it already. */
export type Field = FieldType & { name: string; title: string; sentence: string }

/** Reads `tag:text:札の名前:'What stands on the tag.'`. Throws when the type is unknown or the title is missing. */
export function fieldOf(argument: string): Field {
  const [name = '', typeName = '', title = '', ...sentence] = argument.split(':')
  const type = fieldTypes[typeName]
  if (!type || title === '')
    throw new Error(
      `"${argument}" is not NAME:TYPE:題名:SENTENCE; types are ${Object.keys(fieldTypes).join(', ')}.`,
    )
  return { ...type, name: namesOf(name).camel, title, sentence: sentence.join(':') }
}
