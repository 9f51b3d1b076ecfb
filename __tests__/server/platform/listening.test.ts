import { once } from 'node:events'
import { createServer, request as send, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  databaseNotice,
  hostFor,
  listenOn,
  missingNotice,
  reachableName,
  warningFor,
} from '../../../scripts/kit/listening.mjs'
import { refuseMalformedPath } from '../../../scripts/kit/requests.mjs'

/** Requests colours explicitly, because the output of tests is not a terminal. */
jest.mock('node:util', () => ({
  ...jest.requireActual<object>('node:util'),
  styleText: (style: string, text: string) => `${style}: ${text}`,
}))

let server: Server
beforeEach(() => {
  server = createServer((request, response) => {
    // As in the framework, a status that was set stays.
    const answer = () => response.end(request.url === '/400' ? 'error page' : 'page')
    if (!refuseMalformedPath(request, response, answer)) answer()
  })
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

describe('どこから開けるか', () => {
  test.each([
    ['デモ用のアカウントがあれば、この端末だけ', undefined, true, '127.0.0.1'],
    ['なければ、どこからでも', undefined, false, undefined],
    ['選んだときは、選んだところ', '0.0.0.0', true, '0.0.0.0'],
    ['選んだときは、選んだところ (デモなし)', '10.0.0.5', false, '10.0.0.5'],
  ])('%s', (_, chosenHost, hasDemo, host) => {
    expect(hostFor({ chosenHost, hasDemo })).toBe(host)
  })
  test('デモのまま外へ開けば、赤で注意する', () => {
    const warning = warningFor({ chosenHost: '0.0.0.0', hasDemo: true })
    expect(warning).toMatch(/^red: 注意: LISTEN_HOST=0\.0\.0\.0 .*だれでもログインできます。$/)
    expect(warningFor({ chosenHost: undefined, hasDemo: true })).toContain('LISTEN_HOST=0.0.0.0')
  })
  test.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    [undefined, false],
  ])('LISTEN_HOST=%s でデモ %s なら、何も言わない', (chosenHost, hasDemo) => {
    expect(warningFor({ chosenHost, hasDemo })).toBeUndefined()
  })
  test.each([
    [undefined, 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['192.168.0.5', '192.168.0.5'],
    ['::1', '[::1]'],
  ])('LISTEN_HOST=%s は、この端末から %s で呼べる', (host, name) => {
    expect(reachableName(host)).toBe(name)
  })
  test('この端末だけで待ち受けたあと、同じ番号のまま、どこからでも開けるようにできる', async () => {
    const port = await listenOn(server, 0, '127.0.0.1')
    const addresses = [(server.address() as AddressInfo).address]
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page')
    expect(await listenOn(server, port, '0.0.0.0')).toBe(port)
    addresses.push((server.address() as AddressInfo).address)
    expect(addresses).toEqual(['127.0.0.1', '0.0.0.0'])
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page')
  })
  test('もう待ち受けている宛先なら、つながっている人を切らない', async () => {
    const port = await listenOn(server, 0, '127.0.0.1')
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    expect(await listenOn(server, port, '127.0.0.1')).toBe(port)
    socket.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*page$/s)
  })
})

describe('読み取れないURL', () => {
  /** Sends a raw request, because fetch() would normalize the path. */
  const get = (port: number, path: string) =>
    new Promise<[number | undefined, string | undefined, string]>((resolve, reject) => {
      send({ port, path, host: '127.0.0.1' }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => {
          text += part.toString()
        })
        response.on('end', () => {
          resolve([response.statusCode, response.headers['content-type'], text])
        })
      })
        .on('error', reject)
        .end()
    })
  const broken = JSON.stringify({ code: 'broken_path', messages: ['URLを読み取れません。'] })
  test.each([
    ['/app/api/v1/clients/%', 400, broken],
    ['/app/api/v1/clients/%ED%A0%80?x=1', 400, broken],
    ['/api/%', 400, broken],
    ['/app/api/v1/clients/%E3%81%82?q=%', 200, 'page'],
    ['/api/%00', 400, broken],
    ['/clients/%', 400, 'error page'],
    ['/clients/%ED%A0%80?x=1', 400, 'error page'],
    ['/clients/%00', 400, 'error page'],
    ['/clients/%E3%81%82?q=%', 200, 'page'],
  ])('%s', async (path, status, text) => {
    const port = await listenOn(server, 0, '127.0.0.1')
    const [code, type, body] = await get(port, path)
    expect([code, body]).toEqual([status, text])
    if (text === broken) expect(type).toBe('application/json; charset=utf-8')
  })
})

test('内蔵のデータベースでは、お試しのためだけだと起動のときに言う。PostgreSQLでは言わない', () => {
  for (const unset of [undefined, ''])
    expect(databaseNotice(unset)).toMatch('お試しと開発のためだけ')
  expect(databaseNotice('postgres://console_app@db/console')).toBeUndefined()
})

test('PostgreSQLでは、設定がないためにできないことを起動のときに言う', () => {
  const url = { DATABASE_URL: 'postgres://console_app@db/console' }
  expect(missingNotice(url)).toMatch('メールは誰にも届きません')
  expect(missingNotice(url)).toMatch('書類を受け付けられず')
  expect(missingNotice({ ...url, SMTP_URL: 'smtp://mail:1025' })).not.toMatch('メール')
  expect(missingNotice({ ...url, SMTP_URL: 'smtp://mail:1025', DOCUMENT_KEY: 'key' })).toBe(
    undefined,
  )
  expect(missingNotice({})).toBeUndefined()
})
