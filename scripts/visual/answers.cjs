/** Runs in the page before its own scripts: the API answers as the shot says, and nothing that is written reaches the data. */
{
  const shot = JSON.parse(sessionStorage.getItem('visual') ?? '{}')
  /** Calls that only work something out, although they are not GET: they go through. All other writes are held back. */
  const worksOut = /\/(validate|check|judge_leave_allowance|password_validation)$/
  /** What surrounds every page. It always answers: the pictures are about the page itself. */
  const surrounding = /\/accounts\/me(\/(permission|sign_in_status|notification_counts))?$/
  /** The stores surround the pages of a store, and are the content of the others. */
  const stores = /\/accounts\/me\/accessible_resources\//
  /** Answers that hold random codes, which are drawn as QR codes. */
  const withCodes = /\/(attendance|share_url|invitation)$/
  const code = /[0-9a-f]{32}/gi
  const lists = ['items', 'offerings', 'rows']
  const counts = ['totalCount', 'peopleCount', 'usersCount', 'unreadRooms', 'negotiatingRooms']

  const reallyFetch = globalThis.fetch
  const requestOf = (...call) => (call[0] instanceof Request ? call[0] : new Request(...call))
  const never = () => new Promise(() => {})
  const refusal = (status, code, message) => async () =>
    Response.json({ code, messages: [message] }, { status })
  const fault = refusal(500, 'internal', 'サーバーでエラーが発生しました。')
  const forbidden = refusal(403, 'forbidden', 'この操作を行う権限がありません。')

  const changed = (text, { status, headers }) => {
    const kept = new Headers(headers)
    kept.delete('content-length')
    return new Response(text, { status, headers: kept })
  }
  const withoutCodes = async (...call) => {
    const answer = await reallyFetch(...call)
    return changed((await answer.text()).replace(code, '0'.repeat(32)), answer)
  }
  const truth = (path) => (withCodes.test(path) ? withoutCodes : reallyFetch)

  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const emptied = (body) =>
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, nothingOf(key, value)]))
  const nothingOf = (key, value) => {
    if (lists.includes(key) && Array.isArray(value)) return []
    if (counts.includes(key)) return 0
    // The invitation that a store has made.
    if (key === 'current') return null
    return isObject(value) ? emptied(value) : value
  }
  const empty = async (...call) => {
    const { pathname } = new URL(requestOf(...call).url)
    const answer = await truth(pathname)(...call)
    if (!answer.ok) return answer
    return changed(JSON.stringify(emptied(await answer.json())), answer)
  }

  const reads = { empty, loading: never, failing: fault, forbidden }
  const ofPage = (path) =>
    !surrounding.test(path) && !(stores.test(path) && location.pathname.startsWith('/clients/'))
  const readBy = (path) => {
    const told = ofPage(path) ? reads[shot.answers] : undefined
    return told ?? truth(path)
  }
  const writeBy = (path) => {
    if (worksOut.test(path)) return reallyFetch
    return shot.failWrites ? fault : never
  }

  globalThis.fetch = (...call) => {
    const request = requestOf(...call)
    const { pathname } = new URL(request.url)
    if (pathname === '/api/check-maintenance' && shot.answers === 'closed') {
      return Promise.resolve(Response.json({ isMaintenance: true }))
    }
    if (!pathname.startsWith('/app/api/')) return reallyFetch(...call)
    const answerBy = request.method === 'GET' ? readBy(pathname) : writeBy(pathname)
    return answerBy(...call)
  }
}
