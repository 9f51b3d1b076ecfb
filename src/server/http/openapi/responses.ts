import { errorCodes, type ErrorCode, type ErrorStatus } from '@/contracts/common/errorCodes'
import { methodOf, paramNames, type Endpoint } from '@/contracts/endpoint'

const statuses = Object.keys(errorCodes).map((status) => Number(status) as ErrorStatus)
const header = (description: string, schema: object = { type: 'string' }) => ({
  description,
  schema,
})

/** The headers of answers, by name. */
export const responseHeaders = {
  Account: header('The account that is answered.', { type: 'integer', minimum: 1 }),
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
/** The headers of a response as references, by their names on the wire. Every response has X-Request-Id. */
export const headersOf = (headers: Record<string, HeaderName>) =>
  Object.fromEntries(
    Object.entries({ 'X-Request-Id': 'RequestId', ...headers }).map(([name, component]) => [
      name,
      { $ref: `#/components/headers/${component}` },
    ]),
  )

const isRetried = (status: ErrorStatus) => [429, 503, 507].includes(status)
const codesOf = (status: ErrorStatus) => Object.keys(errorCodes[status]) as ErrorCode[]
const meaningOf = (status: ErrorStatus, code: ErrorCode) =>
  (errorCodes[status] as Partial<Record<ErrorCode, string>>)[code] ?? ''
const errorResponse = (status: ErrorStatus, codes: readonly ErrorCode[]) => {
  return {
    description: codes.map((code) => `- \`${code}\`: ${meaningOf(status, code)}`).join('\n'),
    headers: headersOf(isRetried(status) ? { 'Retry-After': 'RetryAfter' } : {}),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'messages'],
          additionalProperties: false,
          properties: {
            code: { type: 'string', enum: codes, description: '符号. Why it is refused.' },
            messages: {
              type: 'array',
              items: { type: 'string' },
              minItems: 1,
              description: 'メッセージ. Sentences for the reader.',
            },
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description:
                '項目ごとのメッセージ. What is wrong with a field of the body, by its name.',
            },
          },
        },
        example: { code: codes[0], messages: ['この操作は受け付けられません。'] },
      },
    },
  }
}

/** The codes with which every call of its kind can be refused, independent of its handler. */
export function codesOfKind(endpoint: Endpoint): ErrorCode[] {
  // Calls that `pages/api` answers: they need neither session nor database.
  if (endpoint.basePath === 'root') return ['wrong_method']
  const writes = methodOf(endpoint) !== 'GET'
  const codes: ErrorCode[] = ['foreign_request', 'invalid', 'too_many']
  codes.push('internal', 'busy', 'unavailable')
  if (!endpoint.public) codes.push('unauthorized', 'other_account')
  if (endpoint.permission) codes.push('forbidden')
  if (paramNames(endpoint).length > 0) codes.push('not_found')
  if (writes) codes.push('bad_key', 'broken_json', 'incomplete_body', 'too_large', 'not_json')
  if (writes) codes.push('disk_full')
  if (writes && !endpoint.public) codes.push('in_progress')
  return codes
}

const inCamel = (code: string) =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The refusals of calls: calls with the same refusals share one response. */
export class ErrorResponses {
  readonly components: Record<string, ReturnType<typeof errorResponse>> = {}

  /** The refusals of a call by status, as references. */
  of(endpoint: Endpoint): Record<string, { $ref: string }> {
    const possible = new Set([...codesOfKind(endpoint), ...endpoint.errors])
    const byStatus = statuses.map((status) => ({
      status,
      codes: codesOf(status).filter((code) => possible.has(code)),
    }))
    return Object.fromEntries(
      byStatus
        .filter(({ codes }) => codes.length > 0)
        .map(({ status, codes }) => [status, this.referenceTo(status, codes)]),
    )
  }

  /** 'Error429' has all codes of its status, 'Error409StaleConflict' those two. */
  private referenceTo(status: ErrorStatus, codes: readonly ErrorCode[]) {
    const isWhole = codes.length === codesOf(status).length
    const name = `Error${status}${isWhole ? '' : codes.map(inCamel).join('')}`
    this.components[name] ??= errorResponse(status, codes)
    return { $ref: `#/components/responses/${name}` }
  }
}
