import { serverNow } from '@/lib/clock'
type Details = {
  fields?: Readonly<Record<string, string>> | undefined
  retryAfter?: number | undefined
  requestId?: string | undefined
}

/**
 * A failed call. `status` 0: no response (`offline`, `timeout`, `network`), so it is unknown whether the server has
 * executed the call.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before the next attempt (Retry-After). */
  readonly retryAfter: number | undefined
  /** The request id with which the server logged the failure. */
  readonly requestId: string | undefined
  /** Method and path of the failed call. Its success makes the notice of this error obsolete. */
  call: string | undefined
  /** The session has ended or belongs to another account; a dialog or the sign-in shows that. */
  isSessionLost = false
  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: readonly string[],
    { fields = {}, retryAfter, requestId }: Details = {},
  ) {
    super(messages.join('\n') || `HTTP ${status}`)
    this.fields = fields
    this.retryAfter = retryAfter
    this.requestId = requestId
  }
}

/** Whether it is unknown if a write was executed. Its button then has to stay for a retry. */
export const isUnconfirmed = (error: unknown) =>
  error instanceof ApiError && error.code === 'unconfirmed'

const FAILED_MESSAGE = '通信に失敗しました。時間をおいて再度お試しください。'
/** The device is offline: the call was not sent. */
export const offline = () =>
  new ApiError(0, 'offline', [
    'オフラインのため、送信していません。電波の届く場所で、もう一度お試しください。',
  ])
/** The network failed: whether the server has executed the call is not known. */
export const noAnswer = () =>
  new ApiError(0, 'network', ['通信できませんでした。接続を確かめて、もう一度お試しください。'])
/** No answer came within the time limit: whether the server has executed the call is not known. */
export const tooSlow = () =>
  new ApiError(0, 'timeout', [
    'サーバーの返事がありませんでした。接続を確かめて、もう一度お試しください。',
  ])
/** The response is for another account than that of this page. */
export const otherAccount = () =>
  new ApiError(409, 'other_account', ['このブラウザーでは、別のアカウントでログインしています。'])
const UNCONFIRMED_MESSAGE = '送信できたか確認できません。もう一度押しても二重になりません。'
/** A write without an answer, which can be repeated because it carries an idempotency key. */
export const unconfirmed = () => new ApiError(0, 'unconfirmed', [UNCONFIRMED_MESSAGE])

/**
 * Makes the error of a response. A body that is not the API's error shape (a proxy's page, an empty body) gives code
 * 'unknown'. `isRepeatable`: the call carries an idempotency key.
 */
export async function errorFrom(response: Response, isRepeatable = false) {
  const { code, messages, fields } = ((await response.json().catch(() => null)) ?? {}) as {
    code?: string
    messages?: string[]
    fields?: Record<string, string>
  }
  const fallback = isRepeatable && response.status >= 500 ? UNCONFIRMED_MESSAGE : FAILED_MESSAGE
  return new ApiError(
    response.status,
    code ?? 'unknown',
    Array.isArray(messages) && messages.length > 0 ? messages : [fallback],
    {
      fields,
      retryAfter: parseRetryAfter(response.headers.get('Retry-After')),
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    },
  )
}

/** Reads the Retry-After header, which contains seconds or a date, as seconds. */
function parseRetryAfter(header: string | null) {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : (Date.parse(header) - serverNow().getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
