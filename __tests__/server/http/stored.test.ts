import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import * as z from 'zod/mini'
import { NewChatMessage } from '@/contracts/chat/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { createApp } from '@/server/app'
import { implement } from '@/server/http/route'
import { serve } from '@/server/http/router'
import { browser } from '@tests/kit/app'
import { referenceFor } from '@tests/kit/reference'
import { until } from '@tests/kit/waiting'
// Importing the kit gives each test the rows of the fixture.
import { ME, V1, context } from './httpKit'

describe('契約に合わない答え', () => {
  const Row = z.object({
    title: z.string().check(z.maxLength(5)),
    count: z.int().check(z.positive()),
    kind: z.enum(['a', 'b']),
    inner: z.object({ text: z.string() }),
  })
  const contract = resource('x', {
    one: endpoint('GET /x', { response: json<z.infer<typeof Row>>() }),
  })
  const answer = async (output: unknown) => {
    const app = serve(
      context,
      implement(contract, referenceFor(contract), {
        one: { response: Row, run: async () => output as never },
      }),
    )
    const response = await (await browser('manager', app)).call('GET', `${V1}/x`)
    return [response.status, await response.json()] as const
  }
  const good = { title: '題名', count: 1, kind: 'a', inner: { text: '本文' } }

  test('契約にない項目は出さない', async () => {
    const inner = { ...good.inner, password: '秘密' }
    expect(await answer({ ...good, inner, token: '秘密' })).toEqual([200, good])
  })
  test.each([
    ['上限を超える', { title: '六文字を超える題名' }, 'title too_big'],
    ['下限に届かない', { count: -1 }, 'count too_small'],
    ['型が違う', { inner: { text: 1 } }, 'inner.text invalid_type'],
    ['語彙にない', { kind: 'c' }, 'kind invalid_value'],
    ['項目がない', { count: undefined }, 'count invalid_type'],
  ])('%sものは500とし、どの項目かだけを記録に残す', async (_, wrong, issue) => {
    expect(await answer({ ...good, ...wrong })).toEqual([
      500,
      expect.objectContaining({ code: 'internal' }),
    ])
    expect(context.logs).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'failed',
        error: expect.objectContaining({ issues: [issue] }),
      }),
    )
    expect(JSON.stringify(context.logs)).not.toContain('六文字')
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
  const log: typeof context.log = ({ level, event, status }) => {
    seen.push(`${level} ${String(event)} ${String(status ?? '')}`.trim())
  }
  const server = createServer(getRequestListener(createApp({ ...context, log }).fetch))
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
