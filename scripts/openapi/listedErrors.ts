import type { CallReference } from '@/server/http/reference'
import { codesOfKind } from '@/server/http/openapi/responses'
import type { Route } from '@/server/http/route'
import { handlerErrors } from './handlerErrors'

/** The calls whose reference lists other codes than their handlers throw; `expected`: what it has to list. */
export function missingCodes(routes: readonly Route[]) {
  const byReference = new Map(routes.map((route) => [route.reference, route]))
  return handlerErrors().flatMap((call) => {
    const texts = (require(call.file) as Record<string, Record<string, CallReference>>)[call.texts]
    const reference = texts?.[call.key]
    const route = reference && byReference.get(reference)
    if (!route) throw new Error(`${call.texts}.${call.key} is no route`)
    const common: string[] = codesOfKind(route.endpoint)
    const expected = call.thrown.filter((code) => !common.includes(code))
    const listed = [...(reference.errors ?? [])]
    return expected.join() === listed.join()
      ? []
      : [{ ...call, name: route.name, listed, expected }]
  })
}
