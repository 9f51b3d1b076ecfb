import { methodOf, paramNames, type Endpoint } from '@/contracts/endpoint'
import { errorCodes, type ErrorStatus } from '@/contracts/common/errorCodes'

const statuses = Object.keys(errorCodes).map((status) => Number(status) as ErrorStatus)
const header = (description: string, schema: object = { type: 'string' }) => ({
  description,
  schema,
})

/** The headers of answers, by name. */
export const responseHeaders = {
  RequestId: header('The number of this call in the log, which people can quote.'),
  RetryAfter: header('Seconds until the call can be tried again.', { type: 'integer', minimum: 1 }),
  ETag: header('The version of what is answered, for If-Match.', {
    type: 'string',
    pattern: '^"\\d{1,15}"$',
  }),
  ContentDisposition: header('The name of the file, after RFC 6266 and RFC 8187.'),
  IdempotencyReplayed: header('"true": the stored answer to the first call with this key.'),
  SetCookie: header('The cookies of the session: `access` and `refresh`, HttpOnly.'),
}
type HeaderName = keyof typeof responseHeaders
export const headersOf = (headers: Record<string, HeaderName>) =>
  Object.fromEntries(
    Object.entries({ 'X-Request-Id': 'RequestId', ...headers }).map(([name, component]) => [
      name,
      { $ref: `#/components/headers/${component}` },
    ]),
  )

const isRetried = (status: ErrorStatus) => [429, 503, 507].includes(status)
const errorResponse = (status: ErrorStatus) => {
  const meanings = Object.entries<string>(errorCodes[status])
  return {
    description: meanings.map(([code, meaning]) => `- \`${code}\`: ${meaning}`).join('\n'),
    headers: headersOf(isRetried(status) ? { 'Retry-After': 'RetryAfter' } : {}),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'messages'],
          additionalProperties: false,
          properties: {
            code: { type: 'string', enum: meanings.map(([code]) => code) },
            messages: { type: 'array', items: { type: 'string' }, minItems: 1 },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
        example: { code: meanings[0]?.[0], messages: ['この操作は受け付けられません。'] },
      },
    },
  }
}

/** One response for each status of an error, with its closed list of codes. */
export const errorResponses = Object.fromEntries(
  statuses.map((status) => [`Error${status}`, errorResponse(status)]),
)

/** Those of the calls that `pages/api` answers: they need neither session nor database. */
const OUTSIDE: readonly ErrorStatus[] = [405]

function canOccur(endpoint: Endpoint, status: ErrorStatus): boolean {
  if (endpoint.basePath === 'root') return OUTSIDE.includes(status)
  const writes = methodOf(endpoint) !== 'GET'
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 507:
      return writes
    case 405:
      // Of an address, not of a call.
      return false
    case 401:
      return !endpoint.public || endpoint.resource === 'sessions'
    case 404:
    case 409:
      return writes || paramNames(endpoint).length > 0 || Object.keys(endpoint.query).length > 0
    default:
      return true
  }
}
/** The errors of a call, as references. */
export const errorsOf = (endpoint: Endpoint) =>
  Object.fromEntries(
    statuses
      .filter((status) => canOccur(endpoint, status))
      .map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  )
