import * as z from 'zod/mini'
import { methodOf, pathOf } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import { exampleOf } from '@/server/http/openapi/examples'
import examples from '@/server/http/openapi/examples.json'
import type { Schema } from '@/server/http/context'

const lineOf = ({ endpoint }: (typeof routes)[number]) =>
  `${methodOf(endpoint)} ${pathOf(endpoint)}`
/** Reads of what the demonstration has none of, or whose key stands in a mail. */
const readsWithout = [
  'GET /app/api/v1/account_setup_tokens/{setupToken}',
  'GET /app/api/v1/clients/{clientId}/offerings/{offeringId}/qualification_documents/{documentId}/image_link',
]
/** Writes that the demonstration refuses, as nothing there is in the state for them. */
const MOST_WRITES_WITHOUT = 14

const faultOf = (schema: Schema, example: unknown) => {
  const { error } = z.safeParse(schema, example)
  return error && z.prettifyError(error)
}

test('どの本文にも例があり、その形に合う', () => {
  const faults = routes.flatMap((route) => {
    const fault = route.body && faultOf(route.body, exampleOf(route.endpoint).body)
    return fault ? [`${lineOf(route)}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})
test('答えの例は、その形に合う', () => {
  const faults = routes.flatMap((route) => {
    const { response } = exampleOf(route.endpoint)
    const fault = route.response && response !== undefined && faultOf(route.response, response)
    return fault ? [`${lineOf(route)}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})
test('例のない答えは増えない', () => {
  const without = routes
    .filter(({ endpoint, response }) => response && exampleOf(endpoint).response === undefined)
    .map(lineOf)
  const isRead = (line: string) => line.startsWith('GET ')
  expect(without.filter(isRead).sort()).toEqual(readsWithout.toSorted())
  expect(without.filter((line) => !isRead(line)).length).toBeLessThanOrEqual(MOST_WRITES_WITHOUT)
})
test('ない呼び出しの例は、残っていない', () => {
  const lines = new Set(routes.map(lineOf))
  expect(Object.keys(examples).filter((line) => !lines.has(line))).toEqual([])
})
