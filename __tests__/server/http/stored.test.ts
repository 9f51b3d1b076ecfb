import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import * as z from 'zod/mini'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { NewChatMessage } from '@/contracts/chat/schemas'
import { createApp } from '@/server/app'
import { implement } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { browser } from '@tests/kit/app'
import { referenceFor } from '@tests/kit/reference'
import { until } from '@tests/kit/waiting'
import { ME, V1, world } from './httpKit'

describe('今の上限より前に保存された行', () => {
  const Row = z.object({
    title: z.string().check(z.maxLength(5)),
    count: z.int().check(z.positive()),
    days: z.array(z.iso.date()).check(z.maxLength(1)),
    memo: z.nullable(z.string().check(z.minLength(1))),
    note: z.optional(z.string().check(z.minLength(9))),
    kind: z.enum(['a', 'b']),
    inner: z.discriminatedUnion('of', [
      z.object({ of: z.literal('x'), text: z.string().check(z.maxLength(1)) }),
    ]),
    byName: z.record(z.string(), z.number().check(z.maximum(1))),
  })
  const contract = resource('x', {
    one: endpoint('GET /x', { response: json<z.infer<typeof Row>>() }),
  })
  const answer = async (stored: unknown) => {
    const app = serve(
      world,
      implement(contract, referenceFor(contract), {
        one: { response: Row, run: async () => stored as never },
      }),
    )
    const response = await (await browser('manager', app)).call('GET', `${V1}/x`)
    return [response.status, await response.json()] as const
  }
  const stored = {
    title: '六文字を超える題名',
    count: -1,
    days: ['2026-01-01', '昨日'],
    memo: '',
    note: '短い',
    kind: 'a',
    inner: { of: 'x', text: '長い' },
    byName: { a: 2 },
  }
  test('そのまま答え、どの項目かだけを記録に残す', async () => {
    expect(await answer(stored)).toEqual([200, stored])
    expect(world.logs).toEqual([
      {
        level: 'warn',
        event: 'an answer is beyond the bounds of its contract',
        route: 'GET /x',
        error: { issues: expect.arrayContaining(['title too_big', 'count too_small']) },
      },
    ])
    expect(JSON.stringify(world.logs)).not.toContain('六文字')
  })
  test('契約にない項目は、そのときも出さない', async () => {
    const inner = { ...stored.inner, password: '秘密' }
    expect((await answer({ ...stored, inner, token: '秘密' }))[1]).toEqual(stored)
  })
  test.each([
    ['型が違う', { title: 1 }],
    ['語彙にない', { kind: 'c' }],
    ['項目がない', { count: undefined }],
  ])('%s ものは、出さない', async (_, wrong) => {
    expect((await answer({ ...stored, ...wrong }))[0]).toBe(500)
  })
})

test.each([
  ['あ', 1000, true],
  ['あ', 1001, false],
  ['𠮷', 1000, true],
  ['𠮷', 1001, false],
])('チャットの本文は1000文字まで。%sが%d個なら%s', (letter, count, expected) => {
  const message = { body: letter.repeat(count), sendKey: 'a'.repeat(16) }
  expect(z.safeParse(NewChatMessage, message).success).toBe(expected)
})
test('文書にも、チャットの本文は1000文字までと書いてある', () => {
  expect(z.toJSONSchema(NewChatMessage, { io: 'input' })).toMatchObject({
    properties: { body: { maxLength: 1000 } },
  })
})

test('送信の途中で去った人は、サーバーの誤りとして記録しない', async () => {
  const seen: string[] = []
  const log: typeof world.log = ({ level, event, status }) => {
    seen.push(`${level} ${String(event)} ${String(status ?? '')}`.trim())
  }
  const server = createServer(getRequestListener(createApp({ ...world, log }).fetch))
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `PATCH ${ME} HTTP/1.1\r\nHost: x\r\nX-App: X-App\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name`,
  )
  await new Promise((go) => server.once('request', go))
  socket.destroy()
  await until(() => seen.length > 0)
  await new Promise((closed) => server.close(closed))
  expect(seen).toEqual(['info call 400'])
})
