import * as z from 'zod/mini'
import { methodOf, pathOf } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import type { Schema } from '@/server/http/context'
import { exampleOf } from '@/server/http/openapi/examples'
import examples from '@/server/http/openapi/examples.json'

const lineOf = ({ endpoint }: (typeof routes)[number]) =>
  `${methodOf(endpoint)} ${pathOf(endpoint)}`
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
test('どの答えにも例がある', () => {
  const without = routes
    .filter(({ endpoint, response }) => response && exampleOf(endpoint).response === undefined)
    .map(lineOf)
  expect(without).toEqual([])
})
test('ない呼び出しの例は、残っていない', () => {
  const lines = new Set(routes.map(lineOf))
  expect(Object.keys(examples).filter((line) => !lines.has(line))).toEqual([])
})
