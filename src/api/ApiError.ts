/** Why a call failed. `status` 0: no answer came (`offline`, `timeout`, `network`), and whether the server acted is not known. */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: readonly string[],
    readonly fields: Readonly<Record<string, string>> = {},
    /** Seconds after which the server asks to be called again. */
    readonly retryAfter?: number,
    /** The number under which the server has noted the failure. */
    readonly requestId?: string,
  ) {
    super(messages.join('\n') || `HTTP ${status}`)
  }
}

const FAILED = '通信に失敗しました。時間をおいて再度お試しください。'
export const offline = () =>
  new ApiError(0, 'offline', [
    'オフラインのため、送信していません。電波の届く場所で、もう一度お試しください。',
  ])
export const noAnswer = () =>
  new ApiError(0, 'network', ['通信できませんでした。接続を確かめて、もう一度お試しください。'])
export const tooSlow = () =>
  new ApiError(0, 'timeout', [
    'サーバーの返事がありませんでした。接続を確かめて、もう一度お試しください。',
  ])

/** The server's one error shape; anything else (a proxy's page, an empty body) becomes 'unknown'. */
export async function errorFrom(response: Response) {
  const { code, messages, fields } = ((await response.json().catch(() => null)) ?? {}) as {
    code?: string
    messages?: string[]
    fields?: Record<string, string>
  }
  const wait = response.headers.get('Retry-After')
  const seconds =
    wait === null ? NaN : /^\d+$/.test(wait) ? Number(wait) : (Date.parse(wait) - Date.now()) / 1000
  return new ApiError(
    response.status,
    code ?? 'unknown',
    Array.isArray(messages) && messages.length > 0 ? messages : [FAILED],
    fields,
    Number.isFinite(seconds) ? Math.max(0, seconds) : undefined,
    response.headers.get('X-Request-Id') ?? undefined,
  )
}
