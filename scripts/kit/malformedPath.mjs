// Paths that no text is behind (%, %ED%A0%80). Next answers them with a page before any route sees them; who calls the
// API expects JSON.
const isMalformed = (path) => {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/** Answers a call of the API whose path cannot be read; true when it did. */
export function refuseMalformedPath(request, response) {
  const [path = ''] = (request.url ?? '').split('?')
  if (!/^\/(app\/)?api\//.test(path) || !isMalformed(path)) return false
  const body = { code: 'broken_path', messages: ['URLを読み取れません。'] }
  response
    .writeHead(400, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(JSON.stringify(body))
  return true
}
