/**
 * Runs in every page before its own scripts: wraps `fetch` so that the API answers as the screenshot requires and
 * writes never reach the database.
 */
{
  const { apiState, failWrites } = JSON.parse(sessionStorage.getItem('visual') ?? '{}')

  /**
   * Requests that only compute something although they are not GET: these reach the server. All other writes stay
   * pending.
   */
  const computation = /\/(validate|check|judge_leave_allowance|password_validation)$/
  /** Requests of the shell (header, menu, permissions). They always succeed: the state applies to the page itself. */
  const shellRequest = /\/accounts\/me(\/(permission|sign_in_status|notification_counts))?$/
  /** The list of stores belongs to the shell on pages of a store, and is the content of the other pages. */
  const storeList = /\/accounts\/me\/accessible_resources\//
  /** The stream of changes has no end, and nothing may change while a picture is taken. */
  const changeStream = /\/accounts\/me\/events$/
  /** Responses with random codes, which are rendered as QR codes. */
  const responseWithCodes = /\/(attendance|share_url|invitation)$/
  const randomCode = /[0-9a-f]{32}/gi
  const listFields = ['items', 'offerings', 'rows']
  const countFields = ['totalCount', 'peopleCount', 'usersCount', 'unreadRooms', 'negotiatingRooms']

  const nativeFetch = globalThis.fetch
  const requestOf = (...args) => (args[0] instanceof Request ? args[0] : new Request(...args))
  const neverAnswer = () => new Promise(() => {})
  const answerError = (status, code, message) => async () =>
    Response.json({ code, messages: [message] }, { status })
  const answer500 = answerError(500, 'internal', 'サーバーでエラーが発生しました。')
  const answer403 = answerError(403, 'forbidden', 'この操作を行う権限がありません。')

  const withBody = (text, { status, headers }) => {
    const newHeaders = new Headers(headers)
    newHeaders.delete('content-length')
    return new Response(text, { status, headers: newHeaders })
  }
  const fetchWithoutCodes = async (...args) => {
    const response = await nativeFetch(...args)
    return withBody((await response.text()).replace(randomCode, '0'.repeat(32)), response)
  }
  const realFetchFor = (path) => (responseWithCodes.test(path) ? fetchWithoutCodes : nativeFetch)

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const emptyBody = (body) =>
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, emptyField(key, value)]))
  const emptyField = (key, value) => {
    if (listFields.includes(key) && Array.isArray(value)) return []
    if (countFields.includes(key)) return 0
    // The current invitation of a store.
    if (key === 'current') return null
    return isObject(value) ? emptyBody(value) : value
  }
  const fetchEmpty = async (...args) => {
    const { pathname } = new URL(requestOf(...args).url)
    const response = await realFetchFor(pathname)(...args)
    if (!response.ok) return response
    return withBody(JSON.stringify(emptyBody(await response.json())), response)
  }

  const readHandlers = {
    empty: fetchEmpty,
    loading: neverAnswer,
    failing: answer500,
    forbidden: answer403,
  }
  const isPageRequest = (path) =>
    !shellRequest.test(path) && !(storeList.test(path) && location.pathname.startsWith('/clients/'))
  const handlerOfRead = (path) => {
    if (changeStream.test(path)) return neverAnswer
    const handler = isPageRequest(path) ? readHandlers[apiState] : undefined
    return handler ?? realFetchFor(path)
  }
  const handlerOfWrite = (path) => {
    if (computation.test(path)) return nativeFetch
    return failWrites ? answer500 : neverAnswer
  }

  globalThis.fetch = (...args) => {
    const request = requestOf(...args)
    const { pathname } = new URL(request.url)
    if (pathname === '/api/check-maintenance' && apiState === 'maintenance') {
      return Promise.resolve(Response.json({ isMaintenance: true }))
    }
    if (!pathname.startsWith('/app/api/')) return nativeFetch(...args)
    const handle = request.method === 'GET' ? handlerOfRead(pathname) : handlerOfWrite(pathname)
    return handle(...args)
  }
}
