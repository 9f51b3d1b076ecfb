import { createServer, request } from 'node:http'

/** Serves `pages` and, below /app/, the API of the console at one address, so that a bare page can use its session. */
export function behindOneAddress({
  pages,
  api,
  port,
}: {
  pages: string
  api: string
  port: number
}) {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    const target = new URL(url, url.startsWith('/app/') ? api : pages)
    const passed = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  return new Promise<{ url: string; stop: () => void }>((ready) => {
    server.listen(port, '127.0.0.1', () =>
      ready({
        url: `http://localhost:${port}`,
        stop: () => {
          server.close()
        },
      }),
    )
  })
}
