// What the server does with a request before the framework sees it.

// Files of the build and of public/, and the API, set their own Cache-Control. A path with a surplus slash is
// redirected, whatever it names.
const isPage = (path) =>
  /\/\/|.\/$/.test(path) || (!/^\/(_next|api|app\/api)\//.test(path) && !/\.\w+$/.test(path))

/**
 * Sets the headers that depend on how the server runs, or that the framework would choose otherwise.
 *
 * Strict-Transport-Security binds the host to https for two years: only where the console is served over https, which
 * APP_ORIGIN or COOKIE_SECURE=always says when the server runs. One build serves a trial over http as well.
 * Cache-Control of pages: a page names the files of its build. Without a header of its own the framework lets a shared
 * cache keep it for a year, beyond the next build. `no-cache` is not `no-store`: Back still shows the page at once.
 */
export function setResponseHeaders(request, response, { APP_ORIGIN = '', COOKIE_SECURE } = {}) {
  if (APP_ORIGIN.startsWith('https://') || COOKIE_SECURE === 'always')
    response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  const [path = ''] = (request.url ?? '').split('?')
  if (isPage(path)) response.setHeader('Cache-Control', 'private, no-cache')
}

// Paths that do not decode to text (%, %ED%A0%80), or that hold a character which no address has (%00). The framework
// answers the former with a bare page of its own before any route sees them.
const isMalformed = (path) => {
  try {
    return decodeURIComponent(path).includes('\u0000')
  } catch {
    return true
  }
}

/** Answers a call of the API whose path cannot be read, in JSON as its caller expects. */
function refuseCall(response) {
  const body = { code: 'broken_path', messages: ['URLを読み取れません。'] }
  response
    .writeHead(400, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(JSON.stringify(body))
}

/**
 * Answers a request whose path cannot be read with 400; true when it did. A page gets the error page of the console:
 * `handleByNext` is the request handler of the framework, which keeps a status that is already set.
 */
export function refuseMalformedPath(request, response, handleByNext) {
  const [path = ''] = (request.url ?? '').split('?')
  if (!isMalformed(path)) return false
  if (/^\/(app\/)?api\//.test(path)) {
    refuseCall(response)
    return true
  }
  request.url = '/400'
  response.statusCode = 400
  response.setHeader('Cache-Control', 'no-store')
  void handleByNext(request, response)
  return true
}
