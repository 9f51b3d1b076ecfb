import { http, HttpResponse } from 'msw'
import { network } from '@tests/kit/network'

/** A network whose answers the test hands out one by one, in the order it wants. */
export type PendingRequest = {
  method: string
  path: string
  /** The query with its question mark; '' without one. */
  search: string
  headers: Headers
  body: string | undefined
  answer: (status: number, body?: unknown, headers?: Record<string, string>) => void
  /** A response whose content the test writes piece by piece. */
  answerStream: (body: ReadableStream, headers?: Record<string, string>) => void
  break: () => void
}

export function mockNetwork() {
  const sent: PendingRequest[] = []
  network.use(
    http.all('*', async ({ request }) => {
      const { method, url, headers } = request
      const { pathname, search } = new URL(url)
      const body = await request.text()
      return new Promise<Response>((resolve) => {
        sent.push({
          method,
          path: pathname.replace('/app/api/v1', ''),
          search,
          headers,
          body: body === '' ? undefined : body,
          answer: (status, json, more = {}) =>
            resolve(
              typeof json === 'string'
                ? new HttpResponse(json, { status, headers: more })
                : new HttpResponse(json === undefined ? null : JSON.stringify(json), {
                    status,
                    headers: { 'Content-Type': 'application/json', ...more },
                  }),
            ),
          answerStream: (stream, more = {}) => resolve(new HttpResponse(stream, { headers: more })),
          break: () => resolve(HttpResponse.error()),
        })
      })
    }),
  )
  return {
    sent,
    /** The calls of one line, oldest first. */
    of: (line: string) => sent.filter(({ method, path }) => `${method} ${path}` === line),
  }
}
