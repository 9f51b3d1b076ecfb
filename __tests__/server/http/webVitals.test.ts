import type { NextApiRequest, NextApiResponse } from 'next'
import { takeWebVital } from '@/server/http/webVitals'
import { callLimits, forgetCalls } from '@/server/platform/callLimits'
import { createMetrics } from '@/server/platform/metrics'
import { testContext } from '@tests/kit/app'

const vital = { name: 'LCP', value: 1800, route: '/clients/[clientId]' }
const metrics = createMetrics()
let settings: Awaited<ReturnType<typeof testContext>>['settings']
beforeAll(async () => {
  ;({ settings } = await testContext())
})
beforeEach(forgetCalls)

/** Sends a beacon with this body and returns the status. */
async function statusOf(body: unknown, { method = 'POST', site = 'same-origin' } = {}) {
  let status = 0
  const response = {
    status: (code: number) => {
      status = code
      return response
    },
    setHeader: () => response,
    end: () => response,
  }
  const request = {
    method,
    body: JSON.stringify(body),
    headers: { 'sec-fetch-site': site },
    socket: { remoteAddress: '192.0.2.7' },
  }
  await takeWebVital(request as unknown as NextApiRequest, response as unknown as NextApiResponse, {
    settings,
    metrics,
    paths: ['/clients/[clientId]'],
  })
  return status
}

test('ページの速さは、道の型ごとに、秒で数える', async () => {
  expect([await statusOf(vital), await statusOf({ ...vital, name: 'CLS', value: 0.03 })]).toEqual([
    204, 204,
  ])
  const text = await metrics.registry.metrics()
  // 1.8 seconds: above 1.5, not above 2.
  expect(text).toContain('page_seconds_bucket{le="1.5",figure="lcp",route="/clients/[clientId]"} 0')
  expect(text).toContain('page_seconds_bucket{le="2",figure="lcp",route="/clients/[clientId]"} 1')
  expect(text).toContain('page_layout_shift_count{route="/clients/[clientId]"} 1')
})

test.each([
  ['パス', { ...vital, route: '/clients/11' }],
  ['知らない数字', { ...vital, name: 'FID' }],
  ['余分な項目', { ...vital, account: 1 }],
  ['負の値', { ...vital, value: -1 }],
  ['数でないもの', 'LCP'],
])('%sは受け取らない', async (_, body) => {
  expect(await statusOf(body)).toBe(400)
})

test('ほかのサイトからと、ほかのメソッドは断り、同じIPアドレスからは数に限りがある', async () => {
  expect([
    await statusOf(vital, { site: 'cross-site' }),
    await statusOf(vital, { method: 'GET' }),
  ]).toEqual([403, 404])
  for (let i = 0; i < callLimits.anonymous.count; i += 1) await statusOf(vital)
  expect(await statusOf(vital)).toBe(429)
})
