/**
 * The console at PORT, on the data in DATA_DIR, with Prism's validating proxy in front of its API: a call or an answer
 * that the API document does not allow is answered with an error. For the project `proxy` of playwright.config.ts.
 */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { apiDocument } from '@/server/app'
import { freePort } from './kit/freePort'
import { startConsole } from './kit/processes'
import { startPrism } from './kit/prism'

type Answer = { content?: Record<string, unknown>; headers?: Record<string, unknown> }
type Operation = { responses: Record<string, Answer> }

/**
 * Prism joins several cookies into one header, reads files as text, and waits for the end of a stream: calls with such
 * answers go past it.
 */
const canPass = ({ responses }: Operation) => {
  const { content, headers = {} } = responses['200'] ?? responses['204'] ?? {}
  return !('Set-Cookie' in headers) && (content === undefined || 'application/json' in content)
}
const patterns = Object.entries(apiDocument().paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>)
    .filter(([, operation]) => canPass(operation))
    .map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      operation,
    })),
)
const passesPrism = ({ method, url = '' }: IncomingMessage) => {
  const { pathname } = new URL(url, 'http://localhost')
  return patterns.some((one) => one.method === method && one.pattern.test(pathname))
}

// A connection for each call: the server may close a kept one just as the next call takes it.
const agent = new Agent({ keepAlive: false })

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  // Prism refuses an answer without a body (304): it is never asked whether something has changed.
  const { 'if-none-match': _, ...headers } = incoming.headers
  const { method, url } = incoming
  const call = request({ host: 'localhost', port, method, path: url, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  outgoing.on('close', () => call.destroy())
  incoming.pipe(call)
}

async function run() {
  const port = Number(process.env['PORT'])
  const serverPort = await freePort()
  // Prism hands on the origin of the page, but not its host.
  const server = await startConsole(
    process.env['DATA_DIR'] ?? '',
    { ALLOWED_ORIGINS: `http://localhost:${port}` },
    serverPort,
  )
  const prismPort = await freePort()
  const prism = await startPrism(
    ['proxy', server.url, '--errors', '--cors', 'false', '--multiprocess', 'false'],
    prismPort,
  )
  const front = createServer((incoming, outgoing) =>
    forward(incoming, outgoing, passesPrism(incoming) ? prismPort : serverPort),
  )
  front.listen(port, 'localhost')
  process.once('SIGTERM', () => {
    front.closeAllConnections()
    void Promise.all([prism.stop(), server.stop()]).then(() => process.exit(0))
  })
}
void run()
