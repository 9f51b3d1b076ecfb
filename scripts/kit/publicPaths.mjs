// The public paths of the server, and the API routes of the framework that answer them.
const probes = ['/healthz', '/readyz', '/metrics'].map((path) => [path, `/api${path}`])
const api = ['/app/api/', '/api/app/']

/** `hasForeignApi`: the API of these pages stands elsewhere, so this server has probes alone. */
export const publicPaths = (hasForeignApi) => (hasForeignApi ? probes : [...probes, api])

/** What Next redirects to the same path without the slash too many. */
const isUntidy = (path) => /\/\/|.\/$/.test(path)

/** The address of the API route for a public one; any other address as it is. */
export function internalUrl(url = '', hasForeignApi) {
  const [path = ''] = url.split('?')
  if (isUntidy(path)) return url
  const [from, to] =
    publicPaths(hasForeignApi).find(([source]) =>
      source.endsWith('/') ? path.startsWith(source) : path === source,
    ) ?? []
  return from === undefined ? url : to + url.slice(from.length)
}
