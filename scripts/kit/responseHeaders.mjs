// Files of the build and of public/, and the API, say for themselves how long they may be kept. A path with a slash too
// many is answered with a redirect, whatever it names.
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
