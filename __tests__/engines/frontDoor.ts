import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** Records errors from the document's first script on. It stands before the document's content security policy. */
const rememberTroubles = `<script>
globalThis.troubles = []
const remember = (text) => { troubles.push(String(text)) }
addEventListener('error', ({ message }) => remember(message))
addEventListener('unhandledrejection', ({ reason }) => remember(reason))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  remember(violatedDirective + ' ' + blockedURI))
const { error } = console
console.error = (...parts) => { remember(parts.join(' ')); error(...parts) }
</script>`

/** WebKitGTK's windows are never narrower than 447 px, so a phone is a frame in one. */
const phoneIn = (path: string) =>
  `<!doctype html><title></title>
<style>body{margin:0}iframe{border:0;width:375px;height:667px}</style>
<iframe src="${path}"></iframe>`

/** The URL of a page in a frame as wide as a phone. */
export const framed = (path: string) => `/framed?${encodeURIComponent(path)}`

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, to: URL) {
  const url = new URL(incoming.url ?? '/', to)
  if (url.pathname === '/framed') {
    outgoing.setHeader('Content-Type', 'text/html')
    outgoing.end(phoneIn(decodeURIComponent(url.search.slice(1))))
    return
  }
  const { 'accept-encoding': _, ...headers } = incoming.headers
  const passed = request(url, { method: incoming.method ?? 'GET', headers }, (response) => {
    const {
      'x-frame-options': frames,
      'content-security-policy': policy,
      ...others
    } = response.headers
    const isPage = response.headers['content-type']?.startsWith('text/html')
    if (!isPage) {
      outgoing.writeHead(response.statusCode ?? 502, others)
      response.pipe(outgoing)
      return
    }
    delete others['content-length']
    outgoing.writeHead(response.statusCode ?? 502, others)
    let html = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (html += part))
    response.on('end', () => outgoing.end(html.replace('<head>', `<head>${rememberTroubles}`)))
  })
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}

/**
 * Starts a proxy in front of the console at `to`. Through it pages may be framed and record their errors, and the
 * connection can be cut.
 */
export async function openFrontDoor(to: string) {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing, new URL(to)))
  const open = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  await open(0)
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}`, cut: close, mend: () => open(port), close }
}
