import { http, HttpResponse } from 'msw'
import { network } from '@tests/kit/network'

/** A call that waits until the test answers it; several can be answered in any order. */
export type PendingRequest = {
  method: string
  path: string
  /** The query with its question mark; '' if there is none. */
  search: string
  headers: Headers
  body: string | undefined
  answer: (status: number, body?: unknown, headers?: Record<string, string>) => void
  /** Answers with a response whose body the test writes in parts. */
  answerStream: (body: ReadableStream, headers?: Record<string, string>) => void
  break: () => void
}

/** Holds every call until the test answers it. */
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
    /** Returns the calls of one line, oldest first. */
    of: (line: string) => sent.filter(({ method, path }) => `${method} ${path}` === line),
  }
}
