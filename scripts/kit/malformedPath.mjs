// Paths that do not decode to text (%, %ED%A0%80), or that hold a character which no address has (%00). The framework
// answers the former with a bare page of its own before any route sees them.
const isMalformed = (path) => {
  try {
    return decodeURIComponent(path).includes('\u0000')
  } catch {
    return true
  }
}

/** Answers a call of the API whose path cannot be read: who calls it expects JSON. */
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
