import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { benchRows } from './apps/lists/src/rows'

/** The plain-HTML list (floor/index.html) and its rows: what a list costs without any framework. */
export function servePlainList(port: number) {
  const html = readFileSync('scripts/bench/floor/index.html')
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const count = Number(url.searchParams.get('n') ?? 1000)
    const [type, body] =
      url.pathname === '/api/rows'
        ? ['application/json', Buffer.from(JSON.stringify({ items: benchRows(count) }))]
        : ['text/html; charset=utf-8', html]
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
      .end(gzipSync(body))
  })
  return new Promise<{ url: string; stop: () => void }>((ready) => {
    server.listen(port, '127.0.0.1', () => {
      ready({
        url: `http://localhost:${port}`,
        stop: () => {
          server.close()
        },
      })
    })
  })
}
