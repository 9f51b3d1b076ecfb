import * as z from 'zod/mini'
import { methodOf, paramNames, pathOf } from '@/contracts/endpoint'
import type { Route } from '@/server/http/route'

type Call = Pick<Route, 'endpoint' | 'response'>
type Link = { operationId: string; parameters: Record<string, string> }

const fieldsOf = (schema: unknown): Record<string, unknown> =>
  schema instanceof z.ZodMiniObject ? schema.shape : {}

/** Returns where an answer has the id for `parameter`: at its top level, or in the first item of its list. */
function placeOfId(response: Call['response'], parameter: string): string | undefined {
  const fields = fieldsOf(response)
  const { items } = fields
  const places: [string, Record<string, unknown>][] = [['', fields]]
  if (items instanceof z.ZodMiniArray) places.push(['/items/0', fieldsOf(items.def.element)])
  const names = [parameter, parameter.endsWith('Uid') ? 'uid' : 'id']
  return places
    .flatMap(([at, shape]) => names.filter((name) => name in shape).map((name) => `${at}/${name}`))
    .at(0)
}

/**
 * Returns the OpenAPI links of an answer: from a created or listed row to the calls below its id, and from one row to
 * the other calls of its path. With them a tool can create, read, update and remove a row from the document alone.
 */
export function linksOf(
  call: Call,
  all: ReadonlyMap<Call, string>,
): Record<string, Link> | undefined {
  const path = pathOf(call.endpoint)
  const parameterNames = paramNames(call.endpoint)
  const inPath = Object.fromEntries(parameterNames.map((name) => [name, `$request.path.${name}`]))
  const links: Record<string, Link> = {}
  for (const [{ endpoint }, operationId] of all) {
    const [, parameter] = /^\/\{(\w+)\}$/.exec(pathOf(endpoint).slice(path.length)) ?? []
    const place =
      parameter && pathOf(endpoint).startsWith(path) && placeOfId(call.response, parameter)
    if (parameter && place)
      links[operationId] = {
        operationId,
        parameters: { ...inPath, [parameter]: `$response.body#${place}` },
      }
    const isSameThing = pathOf(endpoint) === path && path.endsWith('}')
    if (isSameThing && endpoint !== call.endpoint && methodOf(call.endpoint) !== 'DELETE')
      links[operationId] = { operationId, parameters: inPath }
  }
  return Object.keys(links).length > 0 ? links : undefined
}
