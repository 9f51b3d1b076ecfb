/**
 * The console at PORT, on the data in DATA_DIR, with Prism's validating proxy in front of its API: a call or an answer
 * that the API document does not allow is answered with an error. For the project `proxy` of playwright.config.ts.
 */
import { Agent, type IncomingMessage } from 'node:http'
import { apiDocument } from '@/server/app'
import { forward, serve } from '../../scripts/kit/frontServer'
import { startPrism } from '../../scripts/kit/prism'
import { startConsole } from '../../scripts/kit/processes'

type Answer = { content?: Record<string, unknown>; headers?: Record<string, unknown> }
type Operation = { responses: Record<string, Answer> }

/**
 * Calls with such answers bypass Prism: it joins several cookies into one header, reads files as text, and waits for
 * the end of a stream.
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
  return patterns.some((route) => route.method === method && route.pattern.test(pathname))
}

// One connection for each call: the server may close a kept one just as the next call uses it.
const agent = new Agent({ keepAlive: false })

async function run() {
  const port = Number(process.env['PORT'])
  // Prism forwards the origin of the page, but not its host.
  const server = await startConsole(process.env['DATA_DIR'] ?? '', {
    ALLOWED_ORIGINS: `http://localhost:${port}`,
  })
  const prism = await startPrism([
    'proxy',
    server.url,
    ...['--errors', '--cors', 'false', '--multiprocess', 'false'],
  ])
  const front = await serve(port, (incoming, outgoing) => {
    // Prism refuses an answer without a body (304), so calls never ask whether something has changed.
    const { 'if-none-match': _, ...headers } = incoming.headers
    const to = passesPrism(incoming) ? prism.url : server.url
    forward(incoming, outgoing, { to, headers, agent })
  })
  process.once('SIGTERM', () => {
    front.stop()
    void Promise.all([prism.stop(), server.stop()]).then(() => process.exit(0))
  })
}
void run()
