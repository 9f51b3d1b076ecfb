import type { NextApiRequest, NextApiResponse } from 'next'
import { outbox } from '@/server/db/schema'
import { toOutbox } from '@/server/mail/outbox'
import { isLocal, showOutbox } from '@/server/mail/page'
import { theWorld, type TestWorld } from '@tests/kit/app'

let world: TestWorld
beforeEach(async () => { world = await theWorld(); await world.reset() })
const message = { to: 'mori@example.jp', subject: '再設定', body: '次のリンクを開いてください。\nhttp://localhost:3000/auth/reset_password?token=abc', jobId: 1 }

async function shown() {
  const headers = new Map<string, string>()
  let html = ''
  const response = { setHeader: (name: string, value: string) => { headers.set(name, value); return response }, status: () => response, send: (text: string) => { html = text } }
  await showOutbox(response as unknown as NextApiResponse, world.db, 'http://localhost:3000')
  return { html, headers }
}

test('同じ仕事のメールは、二度頼まれても1通', async () => {
  const send = toOutbox(world.db, world.clock)
  await send(message)
  await send(message)
  expect(await world.db.tx('system', (db) => db.select().from(outbox))).toMatchObject([{ channel: 'mail', to: 'mori@example.jp', subject: '再設定', createdAt: world.now.toISOString() }])
})
test('送信箱の画面は新しい順に並べ、このサービスのリンクだけを押せるようにし、ほかは文字のまま見せる', async () => {
  const send = toOutbox(world.db, world.clock)
  await send(message)
  await send({ channel: 'sms', to: '09012345678', subject: 'SMS', body: '<script>alert(1)</script> http://localhost:3000.evil.example/x https://evil.example/"onclick=x', jobId: 2 })
  const { html, headers } = await shown()
  expect(html.indexOf('SMS 宛先')).toBeLessThan(html.indexOf('メール 宛先'))
  expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="http://localhost:3000/auth/reset_password?token=abc">'])
  expect(html).not.toMatch(/<script|"onclick/)
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/)
  expect(headers.get('Cache-Control')).toBe('no-store')
})
test('空の送信箱は、空だと言う', async () => { expect((await shown()).html).toContain('まだ1通もありません。') })

test.each([
  ['この端末から', '127.0.0.1', 'localhost:3000', undefined, true], ['この端末から (IPv6)', '::1', '[::1]:3000', '::1', true], ['店舗の別の端末から', '192.168.0.5', 'localhost:3000', undefined, false],
  ['別の名前で指したページから', '127.0.0.1', 'evil.example', undefined, false], ['手前のプロキシを通って', '127.0.0.1', 'localhost:3000', '203.0.113.5', false],
])('%s開くと、見えるのは %5$s', (_, remoteAddress, host, forwarded, expected) => {
  const request = { socket: { remoteAddress }, headers: { host, ...(forwarded && { 'x-forwarded-for': forwarded }) } } as unknown as NextApiRequest
  expect(isLocal(request)).toBe(expected)
})
