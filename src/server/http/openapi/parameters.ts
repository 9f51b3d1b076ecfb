import { ACCOUNT_HEADER } from '@/contracts/common/accountHeader'
import { methodOf, paramNames, type Endpoint } from '@/contracts/endpoint'
import type { Field } from '@/lib/query'
import { parameterTexts } from './parameterTexts'

const ID_PARAMETER = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
const WORD_PARAMETER = { type: 'string', pattern: '^[\\w.~-]{1,200}$' }

/** Whether a caller may send the default value. 0 for "all" and '' for "any" only stand for an absent parameter. */
const acceptsDefault = ({ initial, read }: Field<unknown>) =>
  initial !== '' &&
  (typeof initial === 'string' || typeof initial === 'number') &&
  read(String(initial)) === initial

function textOf(name: string) {
  const text = parameterTexts[name]
  if (!text) throw new Error(`${name} is missing in src/server/http/openapi/parameterTexts.ts`)
  return { description: `${text[0]}. ${text[1]}` }
}
const inPath = (name: string) => ({
  name,
  in: 'path',
  ...textOf(name),
  required: true,
  schema: name.endsWith('Id') ? ID_PARAMETER : WORD_PARAMETER,
})
const inQuery = ([name, field]: [string, Field<unknown>]) => ({
  name,
  in: 'query',
  ...textOf(name),
  required: field.required === true,
  // Lists are written '3,17'.
  ...(field.schema.type === 'array' && { style: 'form', explode: false }),
  schema: { ...field.schema, ...(acceptsDefault(field) && { default: field.initial }) },
})
/** The headers that calls take, as components. */
export const headerParameters = {
  Account: {
    name: ACCOUNT_HEADER,
    in: 'header',
    required: false,
    description:
      'The account that the calling page was opened by. 409 `other_account` when the session is that of another.',
    schema: ID_PARAMETER,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A value of one attempt. A repeat of the call with it within 24 hours gets the first answer, and nothing is done twice.',
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The ETag of what was read; in place of `lockVersion` in the body. 409 `stale` when it is not the latest.',
    schema: { type: 'string', pattern: '^(W/)?"\\d{1,15}"$' },
  },
}
const reference = (name: keyof typeof headerParameters) => ({
  $ref: `#/components/parameters/${name}`,
})

/**
 * The parameters of a call: path, query and headers, each with exactly the values that the server takes. `isVersioned`:
 * the body says which version it changes.
 */
export const parametersOf = (endpoint: Endpoint, isVersioned: boolean) => [
  ...paramNames(endpoint).map(inPath),
  ...(endpoint.public ? [] : [reference('Account')]),
  ...(methodOf(endpoint) === 'GET' || endpoint.public ? [] : [reference('IdempotencyKey')]),
  ...(isVersioned ? [reference('IfMatch')] : []),
  ...Object.entries(endpoint.query).map(inQuery),
]
