import * as z from 'zod/mini'
import { ApiErrorBody } from '@/contracts/common/schemas'
import { pathOf, methodOf } from '@/contracts/endpoint'
import { system } from '@/contracts/system'
import { systemReference } from '@/contracts/system/reference'
import { publicConfig } from '@/lib/config/publicConfig'
import type { Route } from '@/server/http/route'
import { parametersOf } from './parameters'

// The server refuses keys that a schema does not name, at every depth.
const strict = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  if (jsonSchema.type === 'object' && jsonSchema.properties)
    jsonSchema.additionalProperties ??= false
}
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
  ...z.toJSONSchema(schema, { io, unrepresentable: 'any', override: strict }),
  $schema: undefined,
})
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function operation({
  name,
  endpoint: e,
  reference,
  body,
  response,
}: Omit<Route, 'run' | 'transactional'>) {
  return {
    operationId: name,
    summary: reference.summary,
    description: reference.description,
    tags: [e.resource],
    ...(e.public && { security: [] }),
    ...(e.permission && { 'x-permission': e.permission }),
    parameters: parametersOf(e),
    ...(body && { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
    responses: {
      ...(e.response === undefined
        ? { 204: { description: 'done' } }
        : {
            200: {
              description: 'the answer',
              ...(response
                ? json(schemaOf(response, 'output'))
                : { content: { [e.response]: {} } }),
            },
          }),
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

/** Calls that pages/api handles outside the application. */
const outside = [
  {
    name: 'system.maintenance',
    endpoint: system.maintenance,
    reference: systemReference.maintenance,
    body: undefined,
    response: z.object({ isMaintenance: z.boolean() }),
  },
  {
    name: 'system.version',
    endpoint: system.version,
    reference: systemReference.version,
    body: undefined,
    response: z.object({ versionKey: z.string() }),
  },
]

/** The OpenAPI document: lines, queries and permissions from the contract, bodies from the schemas at the handlers. */
export function openapi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of [...routes, ...outside])
    (paths[pathOf(route.endpoint)] ??= {})[methodOf(route.endpoint).toLowerCase()] =
      operation(route)
  return {
    openapi: '3.1.0',
    info: { title: `${publicConfig.serviceName} 管理画面`, version: '1' },
    paths,
    security: [{ session: [], app: [] }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'access' },
        app: { type: 'apiKey', in: 'header', name: 'X-App' },
      },
      responses: { Error: { description: 'refused', ...json(schemaOf(ApiErrorBody, 'output')) } },
    },
  }
}
