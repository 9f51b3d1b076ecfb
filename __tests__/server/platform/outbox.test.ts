import { sql } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import { matchings, outbox, sessions, tokens } from '@/server/db/schema'
import { enqueue } from '@/server/jobs/queue'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { createSmtpMailer, createOutboxMailer } from '@/server/platform/mailer/outbox'
import { canOpenOutbox, showOutbox } from '@/server/platform/mailer/outboxPage'
import { outboxSecret } from '@/server/platform/mailer/outboxSecret'
import { browser, testContext, type TestContext } from '@tests/kit/app'
import { startMailServer } from '@tests/kit/mailServer'

let context: TestContext
beforeEach(async () => {
  context = await testContext()
  await context.reset()
})
const message = {
  to: 'mori@example.jp',
  subject: '再設定',
  body: '次のリンクを開いてください。\nhttp://localhost:3000/auth/reset_password?token=abc',
  jobId: 1,
}

async function shown() {
  const headers = new Map<string, string>()
  let html = ''
  const response = {
    setHeader: (name: string, value: string) => {
      headers.set(name, value)
      return response
    },
    status: () => response,
    send: (text: string) => {
      html = text
    },
  }
  await showOutbox(response as unknown as NextApiResponse, context.db, 'http://localhost:3000')
  return { html, headers }
}

test('同じ仕事のメールは、二度頼まれても1通', async () => {
  const send = createOutboxMailer(context.db, context.clock)
  await send(message)
  await send(message)
  expect(await context.db.tx('system', (db) => db.select().from(outbox))).toMatchObject([
    {
      channel: 'mail',
      to: 'mori@example.jp',
      subject: '再設定',
      createdAt: context.now.toISOString(),
    },
  ])
})
test('SMTPで送ると、宛先に届き、手元には送った記録だけが残る。SMSは送信箱に置く', async () => {
  const server = await startMailServer()
  const send = createSmtpMailer(
    context.db,
    context.clock,
    server.url,
    'スポットシフト <no-reply@example.jp>',
  )
  await send(message)
  await send({ ...message, channel: 'sms', subject: 'SMS', body: '確認コード 123456', jobId: 2 })
  await server.close()
  expect(server.accepted).toHaveLength(1)
  expect(server.accepted[0]).toMatch(/^To: mori@example.jp/m)
  expect(server.accepted[0]).toMatch(/^Message-ID: <job-1@/m)
  expect(
    Buffer.from(/\r\n\r\n([^]*)$/.exec(server.accepted[0] ?? '')?.[1] ?? '', 'base64').toString(),
  ).toContain('次のリンクを開いてください。')
  expect(
    await context.db.tx('system', (db) => db.select().from(outbox).orderBy(outbox.id)),
  ).toMatchObject([
    { channel: 'mail', body: '' },
    { channel: 'sms', body: '確認コード 123456' },
  ])
})
test('送った記録のある仕事は、もう一度行われても送らない', async () => {
  const server = await startMailServer()
  const send = createSmtpMailer(context.db, context.clock, server.url, 'a@example.jp')
  await send(message)
  await send(message)
  await server.close()
  expect(server.accepted).toHaveLength(1)
})
test('届かないときは、送った記録を残さない', async () => {
  const server = await startMailServer()
  await server.close()
  await expect(
    createSmtpMailer(context.db, context.clock, server.url, 'a@example.jp')(message),
  ).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(await context.db.tx('system', (db) => db.$count(outbox))).toBe(0)
})
test('片付け: 終わったセッション、使い終えたリンクや記録は残り続けず、生きているものには触れない', async () => {
  const live = await browser('company')
  await browser('manager')
  await createOutboxMailer(context.db, context.clock)(message)
  // No shift is left to settle. Otherwise the sweep would notify the store, and the next job would be that mail.
  await context.db.tx('system', (db) =>
    db.update(matchings).set({ paymentStatus: 'confirmed', fixedPay: sql`scheduled_pay` }),
  )
  const sweep = async () => {
    await context.db.tx('system', (db) => enqueue(db, 'sweep', {}, context.now))
    await runNextJob(context, jobDefinitions)
  }
  const left = () =>
    context.db.tx('system', async (db) => [
      await db.$count(tokens),
      await db.$count(sessions),
      await db.$count(outbox),
    ])
  context.advanceSeconds(6 * 86_400)
  await live.call('PATCH', '/app/api/v1/sign_in/refresh')
  await sweep()
  expect(await left()).toEqual([3, 2, 1])
  context.advanceSeconds(2 * 86_400)
  await sweep()
  expect(await left()).toEqual([1, 2, 1])
  expect((await live.call('PATCH', '/app/api/v1/sign_in/refresh')).status).toBe(204)
  context.advanceSeconds(40 * 86_400)
  await sweep()
  expect(await left()).toEqual([0, 0, 0])
})
test('送信箱の画面は新しい順に並べ、このサービスのリンクだけを押せるようにし、ほかは文字のまま見せる', async () => {
  const send = createOutboxMailer(context.db, context.clock)
  await send(message)
  await send({
    channel: 'sms',
    to: '09012345678',
    subject: 'SMS',
    body: '<script>alert(1)</script> http://localhost:3000.evil.example/x https://evil.example/"onclick=x',
    jobId: 2,
  })
  const { html, headers } = await shown()
  expect(html.indexOf('SMS 宛先')).toBeLessThan(html.indexOf('メール 宛先'))
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a href="http://localhost:3000/auth/reset_password?token=abc">',
  ])
  expect(html).not.toMatch(/<script|"onclick/)
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
})
test('空の送信箱は、空だと言う', async () => {
  expect((await shown()).html).toContain('まだ1通もありません。')
})

type Caller = { remoteAddress?: string; secret?: string; headers?: Record<string, string> }
test.each<[string, Caller, boolean]>([
  ['この端末から', {}, true],
  [
    'この端末から (IPv6。印はNextが付けたもの)',
    {
      remoteAddress: '::1',
      headers: {
        host: '[::1]:3000',
        'x-forwarded-for': '::1',
        'x-forwarded-host': '[::1]:3000',
        'x-forwarded-proto': 'http',
      },
    },
    true,
  ],
  ['起動のときの合言葉を知らずに', { secret: 'guess' }, false],
  ['合言葉なしに', { secret: '' }, false],
  ['店舗の別の端末から', { remoteAddress: '192.168.0.5' }, false],
  ['別の名前で指したページから', { headers: { host: 'evil.example' } }, false],
  ['プロキシを通って (別の人)', { headers: { 'x-forwarded-for': '203.0.113.5' } }, false],
  ['プロキシを通って (別の名前)', { headers: { 'x-forwarded-host': 'demo.example' } }, false],
  ['プロキシを通って (https)', { headers: { 'x-forwarded-proto': 'https' } }, false],
  ['プロキシを通って (Forwarded)', { headers: { forwarded: 'for=127.0.0.1' } }, false],
  ['プロキシを通って (Via)', { headers: { via: '1.1 proxy' } }, false],
  ['プロキシを通って (X-Real-IP)', { headers: { 'x-real-ip': '127.0.0.1' } }, false],
])(
  '送信箱を開けるのは、起動した人だけ: %s',
  (_, { remoteAddress = '127.0.0.1', secret = outboxSecret(), headers = {} }, expected) => {
    const request = {
      socket: { remoteAddress },
      headers: { host: 'localhost:3000', ...headers },
      query: { secret },
    } as unknown as NextApiRequest
    expect(canOpenOutbox(request)).toBe(expected)
  },
)
test('合言葉は推測できない長さで、起動のあいだ変わらない', () => {
  expect(outboxSecret()).toMatch(/^[\w-]{22}$/)
  expect(outboxSecret()).toBe(outboxSecret())
})
