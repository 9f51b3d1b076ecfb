/** A network whose answers the test hands out one by one, in the order it wants. */
export type PendingRequest = {
  method: string
  path: string
  headers: Headers
  body: string | undefined
  answer: (status: number, body?: unknown, headers?: Record<string, string>) => void
  /** A response whose content the test writes piece by piece. */
  answerStream: (body: ReadableStream) => void
  break: () => void
}

export function mockNetwork() {
  const sent: PendingRequest[] = []
  const original = globalThis.fetch
  const fetch = jest.fn(
    (url: string, { method = 'GET', headers, body, signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const answer: PendingRequest['answer'] = (status, json, more = {}) =>
          resolve(
            typeof json === 'string'
              ? new Response(json, { status, headers: more })
              : new Response(json === undefined ? null : JSON.stringify(json), {
                  status,
                  headers: { 'Content-Type': 'application/json', ...more },
                }),
          )
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        sent.push({
          method,
          path: new URL(url, 'http://localhost').pathname.replace('/app/api/v1', ''),
          headers: new Headers(headers),
          body: typeof body === 'string' ? body : undefined,
          answer,
          answerStream: (body) => resolve(new Response(body)),
          break: () => reject(new TypeError('Failed to fetch')),
        })
      }),
  )
  globalThis.fetch = fetch as never
  return {
    sent,
    /** The calls of one line, oldest first. */
    of: (line: string) => sent.filter(({ method, path }) => `${method} ${path}` === line),
    restore: () => {
      globalThis.fetch = original
    },
  }
}
export const flushPromises = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  await new Promise((go) => setTimeout(go, 0))
}
