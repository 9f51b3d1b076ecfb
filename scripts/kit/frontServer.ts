import {
  createServer,
  request,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'

/** A server of this machine alone. It ends with `stop`, which cuts the calls that are under way. */
export function serve(
  port: number,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
) {
  const server = createServer(answer)
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return new Promise<{ url: string; stop: () => void }>((ready) => {
    server.listen(port, '127.0.0.1', () => {
      ready({ url: `http://localhost:${port}`, stop })
    })
  })
}

/** Forwards a call to another server and returns its answer. `options`: what to send differently. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { to, ...options }: RequestOptions & { to: string },
) {
  const { method, headers, url = '/' } = incoming
  const call = request(new URL(url, to), { method, headers, ...options }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  outgoing.on('close', () => call.destroy())
  incoming.pipe(call)
}
