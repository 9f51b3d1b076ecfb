import * as z from 'zod/mini'
import { paramNames, type Endpoint } from '@/contracts/endpoint'
import { members } from '@/contracts/members'
import { offerings } from '@/contracts/offerings'
import { routes } from '@/server/app'
import { anOffering } from '@mocks/factories'
import type { Who } from '@mocks/people'
import { responseTo } from '@mocks/reply'
import { catalogue, lineOf, schemaOf } from '@mocks/schemas'
import { MOCK_NOW } from '@mocks/time'
import { signInAs, usualReply } from '@mocks/usualAnswers'

const idOf: Record<string, string> = { clientId: '11', companyId: '1' }
const callOf = (endpoint: Endpoint) => ({
  params: Object.fromEntries(paramNames(endpoint).map((name) => [name, idOf[name] ?? '1'])),
  query: {},
  body: undefined,
  headers: new Headers(),
})
/** Signs somebody in and returns the usual answer of an endpoint. */
const usual = async (endpoint: Endpoint, who: Who) => {
  signInAs(who)
  return responseTo(endpoint, usualReply(endpoint), callOf(endpoint))
}

test('目録は、サーバーのすべての呼び出しを、サーバーが答えを確かめるのと同じ形で持つ', () => {
  const known = catalogue.map(({ endpoint }) => lineOf(endpoint))
  expect(
    routes.map(({ endpoint }) => lineOf(endpoint)).filter((line) => !known.includes(line)),
  ).toEqual([])
  // `Paged(X)` creates a new schema object at each use, so equal schemas are compared by their JSON form.
  const schemaOptions = { unrepresentable: 'any' } as const
  const formOf = (schema: unknown) =>
    JSON.stringify(z.toJSONSchema(schema as z.ZodMiniType, schemaOptions))
  const different = routes.filter(({ endpoint, response }) => {
    const schema = schemaOf(endpoint)
    if (schema === undefined || response === undefined) return schema !== response
    return schema !== response && formOf(schema) !== formOf(response)
  })
  expect(different.map(({ endpoint }) => lineOf(endpoint))).toEqual([])
})
test('どのいつもの答えも、その形に合う', async () => {
  const wrong: string[] = []
  for (const { endpoint, schema } of catalogue) {
    const response = await usual(endpoint, 'company')
    const reason = !response.ok
      ? response.status
      : schema && z.safeParse(schema, await response.json()).error?.message
    if (reason) wrong.push(`${lineOf(endpoint)}: ${reason}`)
  }
  expect(wrong).toEqual([])
})
test('いつもの答えは、権限のない役割、よその店舗、サインインしていない人を断る', async () => {
  const refusals = async (endpoint: Endpoint, who: Who | undefined, params = {}) => {
    signInAs(who)
    const call = { ...callOf(endpoint), params: { ...callOf(endpoint).params, ...params } }
    const response = await responseTo(endpoint, usualReply(endpoint), call)
    return response.status
  }
  expect(await refusals(offerings.list, 'viewer')).toBe(200)
  expect(await refusals(offerings.list, 'accounting')).toBe(403)
  expect(await refusals(offerings.list, 'manager', { clientId: '12' })).toBe(404)
  expect(await refusals(members.list, 'manager')).toBe(404)
  expect(await refusals(offerings.list, undefined)).toBe(401)
})
test('状態だけを言った求人は、その状態に合う時刻と人数になる', () => {
  jest.useFakeTimers({ now: MOCK_NOW })
  expect(anOffering({ status: 'working' })).toMatchObject({
    workOn: '2026-11-20',
    startAt: '2026-11-20T09:00:00+09:00',
    peopleMatched: 1,
  })
  expect(anOffering({ status: 'unpublished' })).toMatchObject({
    publishedAt: null,
    peopleMatched: 0,
  })
  jest.useRealTimers()
})
test('サーバーが返さない形の答えは、作るときに断られる', () => {
  expect(() => anOffering({ peopleMatched: -1 })).toThrow(/peopleMatched/)
})
