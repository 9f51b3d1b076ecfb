import { methodOf, paramNames, type Endpoint } from '@/contracts/endpoint'
import type { Field } from '@/lib/query'

const ID_PARAMETER = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
const WORD_PARAMETER = { type: 'string', pattern: '^[\\w.~-]{1,200}$' }

/** A default that the parameter itself does not take (0 for "all", '' for "any") stands for its absence. */
const isTaken = ({ initial, read }: Field<unknown>) =>
  (typeof initial === 'string' || typeof initial === 'number') && read(String(initial)) === initial

const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: name.endsWith('Id') ? ID_PARAMETER : WORD_PARAMETER,
})
const inQuery = ([name, field]: [string, Field<unknown>]) => ({
  name,
  in: 'query',
  required: field.required === true,
  // Lists are written '3,17'.
  ...(field.schema.type === 'array' && { style: 'form', explode: false }),
  schema: { ...field.schema, ...(isTaken(field) && { default: field.initial }) },
})
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
}

/** The parameters of a call: path, query and headers, each with exactly the values that the server takes. */
export const parametersOf = (endpoint: Endpoint) => [
  ...paramNames(endpoint).map(inPath),
  ...(methodOf(endpoint) === 'GET' || endpoint.public ? [] : [idempotencyKey]),
  ...Object.entries(endpoint.query).map(inQuery),
]
