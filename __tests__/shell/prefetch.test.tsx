import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { request } from '@/api/client'
import { withQuery } from '@/api/firstReads'
import { endPrefetch, prefetchPage, prefetchQueries } from '@/api/prefetchQueries'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { int, text } from '@/lib/query'
import { clearPersonalStorage } from '@/lib/storage/clearPersonalStorage'
import { knownRights } from '@/lib/storage/storedValues'
import { earlyReadsScript } from '@/shell/document/earlyReadsScript'
import { clientLayout } from '@/shell/layout/clientLayout'
import { renderApp } from '@tests/conformance/renderKit'
import { flushPromises } from '@tests/kit/waiting'
import { mockNetwork } from './mockNetwork'

const response = json<{ title: string }>()
const shift = endpoint('GET /stores/{storeId}/shifts/{shiftId}', { response })
const shifts = endpoint('GET /stores/{storeId}/shifts', {
  query: { keyword: text(20), page: int(1, 1, 99) },
  response,
})
const invitation = endpoint('GET /invitations/{token}', { response, public: true })

let net: ReturnType<typeof mockNetwork>
beforeEach(() => {
  net = mockNetwork()
})
afterEach(() => {
  history.replaceState(null, '', '/')
})
/**
 * Returns the first reads of the page of that path when it is opened at that URL. Each test uses other ids, because
 * a read that one test has started is not sent again.
 */
async function askedAt(url: string, path: string, reads: Parameters<typeof prefetchQueries>[1]) {
  history.replaceState(null, '', url)
  prefetchQueries(path, reads)
  await flushPromises()
  return net.sent.map((call) => `${call.method} ${call.path}${call.search}`)
}
const SHIFT = '/stores/[storeId]/shifts/[shiftId]'

test('URLの番号と絞り込みで、ページの最初の読み取りを始める', async () => {
  expect(await askedAt('/stores/3/shifts/7', SHIFT, [shift, shifts])).toEqual([
    'GET /stores/3/shifts/7',
    'GET /stores/3/shifts',
  ])
})
test('絞り込みのあるURLでは、絞り込んで読む。一覧のものでない引数は送らない', async () => {
  expect(
    await askedAt('/stores/4/shifts?page=2&keyword=x&other=1', '/stores/[storeId]/shifts', [
      shifts,
    ]),
  ).toEqual(['GET /stores/4/shifts?keyword=x&page=2'])
})
test.each(['あ b', 'word'])(
  '番号でない引数 (%s) は、符号化を解いて読み、送るときにまた符号化する',
  async (token) => {
    const word = encodeURIComponent(token)
    expect(await askedAt(`/invitations/${word}`, '/invitations/[token]', [invitation])).toEqual([
      `GET /invitations/${word}`,
    ])
  },
)
test.each([
  ['番号のところが言葉', '/stores/21/shifts/new'],
  ['短いURL', '/stores/22/shifts'],
  ['長いURL', '/stores/23/shifts/7/edit'],
  ['別のページのURL', '/companies/24/shifts/7'],
])('%sのときは、何も読まない', async (_, url) => {
  expect(await askedAt(url, SHIFT, [shift])).toEqual([])
})
test('画面は、始まっている読み取りの返事を受け取り、もう一度は尋ねない', async () => {
  function Title() {
    const { data } = useQuery(shift, { storeId: 5, shiftId: 8 })
    return <p>{data?.title ?? '待ち'}</p>
  }
  await askedAt('/stores/5/shifts/8', SHIFT, [shift])
  renderApp(<Title />)
  net.sent[0]?.answer(200, { title: '夜のホール' })
  expect(await screen.findByText('夜のホール')).toBeVisible()
  expect(net.sent).toHaveLength(1)
})
test('画面より先に来た返事は、画面がはじめて描かれるときからあり、もう一度は尋ねない', async () => {
  const shown: (string | undefined)[] = []
  function Title() {
    shown.push(useQuery(shift, { storeId: 7, shiftId: 8 }).data?.title)
    return null
  }
  await askedAt('/stores/7/shifts/8', SHIFT, [shift])
  net.sent[0]?.answer(200, { title: '夜のホール' })
  await flushPromises()
  // Uses the page's cache, as the console does.
  render(<Title />)
  await act(() => flushPromises())
  expect(new Set(shown)).toEqual(new Set(['夜のホール']))
  expect(net.sent).toHaveLength(1)
})
describe('先に送った読み取りより、あとの書き込みが先に終わったとき', () => {
  const shiftsOfStore = resource('shifts', {
    one: endpoint('GET /stores/{storeId}/shifts/{shiftId}', { response }),
    rename: endpoint('PUT /stores/{storeId}/shifts/{shiftId}', { response }),
  })
  let rename: () => Promise<unknown>
  function Renaming({ storeId, isShown = true }: { storeId: number; isShown?: boolean }) {
    const [write] = useMutation(shiftsOfStore.rename)
    useEffect(() => {
      rename = () => write({ storeId, shiftId: 8 })
    }, [write, storeId])
    return isShown ? <Title storeId={storeId} /> : null
  }
  function Title({ storeId }: { storeId: number }) {
    return <p>{useQuery(shiftsOfStore.one, { storeId, shiftId: 8 }).data?.title ?? '待ち'}</p>
  }
  /** Sends a read ahead, then a write. The write is answered first; the read's answer is older than the write. */
  async function renamedBeforeAnswer() {
    let written: Promise<unknown> | undefined
    act(() => {
      written = rename()
    })
    await act(() => flushPromises())
    net.sent[1]?.answer(200, { title: '新しい名前' })
    await act(() => flushPromises())
    net.sent[0]?.answer(200, { title: '前の名前' })
    await act(() => flushPromises())
    return { written }
  }
  test('画面が出ていれば読み直し、前の返事は使わない', async () => {
    await askedAt('/stores/51/shifts/8', SHIFT, [shiftsOfStore.one])
    render(<Renaming storeId={51} />)
    await act(() => flushPromises())
    const { written } = await renamedBeforeAnswer()
    expect(screen.getByText('待ち')).toBeVisible()
    net.sent[2]?.answer(200, { title: '新しい名前' })
    await act(() => written)
    expect(screen.getByText('新しい名前')).toBeVisible()
  })
  test('画面がまだ出ていなければ、出たときに読む', async () => {
    await askedAt('/stores/52/shifts/8', SHIFT, [shiftsOfStore.one])
    const { rerender } = render(<Renaming storeId={52} isShown={false} />)
    const { written } = await renamedBeforeAnswer()
    await act(() => written)
    rerender(<Renaming storeId={52} />)
    await act(() => flushPromises())
    expect(screen.getByText('待ち')).toBeVisible()
    net.sent[2]?.answer(200, { title: '新しい名前' })
    expect(await screen.findByText('新しい名前')).toBeVisible()
  })
})
describe('ページを移るとき', () => {
  /** Returns the reads that a route change to that URL sends. The page's code has been loaded or loads then. */
  async function askedOnChange(
    url: string,
    path: string,
    { isLoaded, may = () => true }: { isLoaded: boolean; may?: () => boolean },
  ) {
    const known = net.sent.length
    if (isLoaded) prefetchQueries(path, [shift])
    prefetchPage(url, may)
    if (!isLoaded) prefetchQueries(path, [shift])
    await flushPromises()
    endPrefetch()
    return net.sent.slice(known).map((call) => `${call.method} ${call.path}${call.search}`)
  }
  test.each([
    { isLoaded: true, id: 41 },
    { isLoaded: false, id: 42 },
  ])(
    '次のページの最初の読み取りは、移り始めたときに送る (コードが来ている: $isLoaded)',
    async ({ isLoaded, id }) => {
      expect(await askedOnChange(`/stores/${id}/shifts/8?tab=x`, SHIFT, { isLoaded })).toEqual([
        `GET /stores/${id}/shifts/8`,
      ])
    },
  )
  test.each([
    { isLoaded: true, id: 45 },
    { isLoaded: false, id: 46 },
  ])(
    '許されていない読み取りは、先には送らない (コードが来ている: $isLoaded)',
    async ({ isLoaded, id }) => {
      const may = jest.fn(() => false)
      expect(await askedOnChange(`/stores/${id}/shifts/8`, SHIFT, { isLoaded, may })).toEqual([])
      expect(may).toHaveBeenCalledWith(shift, expect.objectContaining({ storeId: String(id) }))
    },
  )
  test('すでに読んだものは、画面が出てから読み直すので、先には送らない', async () => {
    await askedAt('/stores/43/shifts/8', SHIFT, [shift])
    net.sent[0]?.answer(200, { title: '夜のホール' })
    await flushPromises()
    expect(await askedOnChange('/stores/43/shifts/8', SHIFT, { isLoaded: true })).toEqual([])
  })
  test('移り終えたあとに来たコードは、今のページのものだけを読む', async () => {
    const path = '/clubs/[storeId]/shifts/[shiftId]'
    prefetchPage('/clubs/44/shifts/8', () => true)
    endPrefetch()
    expect(await askedAt('/elsewhere', path, [shift])).toEqual([])
  })
})
test('断られた読み取りは、画面が扱うまで、だれも騒がない', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  await askedAt('/stores/6/shifts/9', SHIFT, [shift])
  net.sent[0]?.answer(403, { code: 'forbidden', messages: ['できません。'] })
  await flushPromises()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

describe('HTMLの頭で始める読み取り', () => {
  /** Opens the URL with HTML whose head contains that page's script. */
  async function openHtml(url: string, path: string, reads: Parameters<typeof prefetchQueries>[1]) {
    history.replaceState(null, '', url)
    window.eval(earlyReadsScript(path, reads))
    await flushPromises()
    return net.sent.map((call) => `${call.method} ${call.path}${call.search}`)
  }
  const LIST = '/stores/[storeId]/shifts'

  test('モジュールより先に送る。画面はその返事を受け取り、もう一度は尋ねない', async () => {
    function Title() {
      const { data } = useQuery(shift, { storeId: 31, shiftId: 8 })
      return <p>{data?.title ?? '待ち'}</p>
    }
    expect(await openHtml('/stores/31/shifts/8', SHIFT, [shift, shifts])).toEqual([
      'GET /stores/31/shifts/8',
      'GET /stores/31/shifts',
    ])
    prefetchQueries(SHIFT, [shift])
    renderApp(<Title />)
    net.sent[0]?.answer(200, { title: '夜のホール' })
    expect(await screen.findByText('夜のホール')).toBeVisible()
    expect(net.sent).toHaveLength(2)
  })
  test('もう一度読むときは、改めて尋ねる', async () => {
    await openHtml('/stores/32/shifts/8', SHIFT, [shift])
    const first = request(shift, { storeId: 32, shiftId: 8 })
    net.sent[0]?.answer(200, { title: '一度目' })
    expect(await first).toEqual({ title: '一度目' })
    const second = request(shift, { storeId: 32, shiftId: 8 })
    await flushPromises()
    net.sent[1]?.answer(200, { title: '二度目' })
    expect(await second).toEqual({ title: '二度目' })
  })
  test('だれも受け取らないまま15秒たった返事は使わず、改めて尋ねる', async () => {
    await openHtml('/stores/35/shifts/8', SHIFT, [shift])
    net.sent[0]?.answer(200, { title: '開いたときのもの' })
    const now = performance.now()
    jest.spyOn(performance, 'now').mockReturnValue(now + 15_000)
    const later = request(shift, { storeId: 35, shiftId: 8 })
    await flushPromises()
    jest.restoreAllMocks()
    net.sent[1]?.answer(200, { title: '今のもの' })
    expect(await later).toEqual({ title: '今のもの' })
  })
  test('URLに絞り込みがあれば、絞り込める読み取りは画面に任せる', async () => {
    expect(await openHtml('/stores/33/shifts?page=2', LIST, [shifts])).toEqual([])
  })
  test('決まった引数の読み取りは、URLに絞り込みがあっても先に送り、画面はその返事を受け取る', async () => {
    function Title() {
      const { data } = useQuery(shifts, { storeId: 36, query: { keyword: '夜' } })
      return <p>{data?.title ?? '待ち'}</p>
    }
    const atNight = withQuery(shifts, { keyword: '夜' })
    const asked = ['GET /stores/36/shifts?keyword=%E5%A4%9C']
    expect(await openHtml('/stores/36/shifts?page=2', LIST, [atNight])).toEqual(asked)
    expect(await askedAt('/stores/36/shifts?page=2', LIST, [atNight])).toEqual(asked)
    renderApp(<Title />)
    net.sent[0]?.answer(200, { title: '夜のホール' })
    expect(await screen.findByText('夜のホール')).toBeVisible()
    expect(net.sent).toHaveLength(1)
  })
  describe('権限の要る読み取り', () => {
    const ledger = endpoint('GET /clients/{clientId}/ledger', {
      permission: 'billing.viewStore',
      response,
    })
    const LEDGER = '/clients/[clientId]/ledger'
    test.each([
      ['権限があるとわかっていれば、送る', ['store.read', 'billing.viewStore'], 1],
      ['権限がないとわかっていれば、送らない。断られた記録が残らない', ['store.read'], 0],
      ['まだわからなければ、送る', null, 1],
    ])('%s', async (_, permissions, count) => {
      knownRights.of('clients/71').set(permissions)
      await openHtml('/clients/71/ledger', LEDGER, [ledger])
      expect(net.sent).toHaveLength(count)
      prefetchQueries(LEDGER, [ledger])
      await flushPromises()
      expect(net.sent).toHaveLength(count)
      clearPersonalStorage()
      expect(knownRights.of('clients/71').get()).toBeNull()
    })
    test('ほかの読み取りは、覚えた権限を調べる前に送る', async () => {
      let sentBefore: string[] = []
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        sentBefore = [...(window.earlyReads?.keys() ?? [])]
        return null
      })
      await openHtml('/clients/72/ledger', LEDGER, [ledger, ...clientLayout.prefetch])
      jest.restoreAllMocks()
      expect(sentBefore).toEqual([
        '/app/api/v1/accounts/me/permission',
        '/app/api/v1/accounts/me/accessible_resources/clients',
        '/app/api/v1/accounts/me',
        '/app/api/v1/accounts/me/notification_counts',
      ])
      expect(net.sent).toHaveLength(5)
    })
  })
  test('つながらないときの画面は、ほかのページのURLで、何も読まない', async () => {
    expect(await openHtml('/stores/34/shifts', '/offline', [shifts])).toEqual([])
  })
})
