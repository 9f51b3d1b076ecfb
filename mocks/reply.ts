import { HttpResponse } from 'msw'
import type { ErrorCodeOf, ErrorStatus } from '@/contracts/common/errorCodes'
import type { Endpoint, Output } from '@/contracts/endpoint'

/** A refusal as the server words it, with its status. */
export type Refused = {
  status: number
  code: string
  messages: readonly string[]
  /** Reasons by the name of a field. */
  fields?: Readonly<Record<string, string>>
  /** Seconds, for the header Retry-After. */
  retryAfter?: number
}
/** One call as a test can read it. */
export type MockCall = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The parsed JSON, or the text of another body; undefined without one. */
  readonly body: unknown
  readonly headers: Headers
}
type Plain<T> = T | Refused | Response
/** Answers by the call. */
export type Answering<T> = (call: MockCall) => Plain<T> | Promise<Plain<T>>
type ReplyWith<T> = Plain<T> | Answering<T>
/** The reply of an endpoint: its output, a refusal, a response, or a function of the call. */
export type Reply<E extends Endpoint = Endpoint> = ReplyWith<Output<E>>

const usualMessages: Partial<Record<ErrorStatus, string>> = {
  401: 'ログインしてください。',
  403: 'この操作をする権限がありません。',
  404: '見つかりません。',
  500: 'サーバーで問題が起きました。時間をおいて、もう一度お試しください。',
  503: 'ただいま混み合っています。時間をおいて、もう一度お試しください。',
}
/** A refusal with one of the codes of its status: `refused(409, 'stale')`. */
export const refused = <S extends ErrorStatus>(
  status: S,
  code: ErrorCodeOf<S>,
  rest: Partial<Pick<Refused, 'messages' | 'fields' | 'retryAfter'>> = {},
): Refused => ({
  status,
  code,
  messages: [usualMessages[status] ?? '入力した内容を確かめてください。'],
  ...rest,
})
/** A fault of the server. */
export const serverError = () => refused(500, 'internal')
/** No answer at all: the connection is gone. */
export const networkError = (): Response => HttpResponse.error()

const resolve = async <T>(reply: ReplyWith<T>, call: MockCall): Promise<Plain<T>> =>
  typeof reply === 'function' ? (reply as Answering<T>)(call) : reply

/** Each call gets the next reply; the last one stays. */
export function sequence<T>(...replies: [ReplyWith<T>, ...ReplyWith<T>[]]): Answering<T> {
  let next = 0
  return (call) => {
    const reply = replies[Math.min(next, replies.length - 1)] as ReplyWith<T>
    next += 1
    return resolve(reply, call)
  }
}
/** A reply that is delayed by milliseconds. Tests should use `held` instead. */
export const delay =
  <T>(ms: number, reply: ReplyWith<T>): Answering<T> =>
  (call) =>
    new Promise((done) => {
      setTimeout(() => done(resolve(reply, call)), ms)
    })

/** A reply that waits until the test calls `release()`. */
export function held<T>(reply: ReplyWith<T>) {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const waiting: Answering<T> = async (call) => {
    await released
    return resolve(reply, call)
  }
  return { reply: waiting, release: () => release() }
}
/** A file under its name. */
export const file = (name: string, type: string, content: string): Response =>
  new HttpResponse(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

/** Whether a reply is a refusal and not the content of an answer. */
export const isRefused = (reply: unknown): reply is Refused =>
  typeof reply === 'object' &&
  reply !== null &&
  'status' in reply &&
  'code' in reply &&
  'messages' in reply

/** A refusal as the server sends it: the seconds to wait are in a header. */
export function refusalResponse({ status, retryAfter, ...body }: Refused): Response {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return HttpResponse.json(body, { status, headers })
}

/** The response of a reply to one call. */
export async function responseTo<E extends Endpoint>(
  endpoint: E,
  reply: Reply<E>,
  call: MockCall,
): Promise<Response> {
  const plain: unknown = await resolve<unknown>(reply, call)
  if (plain instanceof Response) return plain
  if (isRefused(plain)) return refusalResponse(plain)
  if (endpoint.response === undefined) return new HttpResponse(null, { status: 204 })
  if (endpoint.response === 'application/json') return HttpResponse.json(plain as object)
  return new HttpResponse(plain as Blob, { headers: { 'Content-Type': endpoint.response } })
}
