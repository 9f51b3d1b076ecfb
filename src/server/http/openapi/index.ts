import * as z from 'zod/mini'
import { ACCOUNT_HEADER } from '@/contracts/common/accountHeader'
import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'
import { system } from '@/contracts/system'
import { publicConfig } from '@/lib/config/publicConfig'
import type { Schema } from '@/server/http/context'
import type { Route } from '@/server/http/route'
import { ComponentSchemas, type FieldTextsOfResources } from './components'
import { exampleOf, type Example } from './examples'
import { linksOf } from './links'
import { headerParameters, parametersOf } from './parameters'
import { resourceTitles } from './resourceTitles'
import { ErrorResponses, headersOf, responseHeaders } from './responses'

type Documented = Omit<Route, 'run' | 'transactional'> & { example?: Example }

const json = (schema: unknown, example: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})
const isVersioned = (schema: Schema | undefined) =>
  schema instanceof z.ZodMiniObject && 'lockVersion' in (schema.shape as object)

/** A file: its bytes, or lines of text. Stored files (application/octet-stream) have the type they came with. */
const file = (media: string) => ({
  content: {
    [media]: {
      schema: {
        type: 'string',
        ...(!media.startsWith('text/') && { contentMediaType: media }),
      },
    },
  },
})

function successOf(
  { endpoint, response, example = exampleOf(endpoint) }: Documented,
  schemas: ComponentSchemas,
  linked: ReturnType<typeof linksOf>,
) {
  const links = linked && { links: linked }
  const isWrite = methodOf(endpoint) !== 'GET'
  const isFile = endpoint.response !== undefined && !response
  const headers = headersOf({
    ...(!endpoint.public && { [ACCOUNT_HEADER]: 'Account' }),
    ...(isVersioned(response) && { ETag: 'ETag' }),
    ...(isFile &&
      endpoint.response !== 'text/event-stream' && { 'Content-Disposition': 'ContentDisposition' }),
    ...(isWrite && !endpoint.public && { 'Idempotency-Replayed': 'IdempotencyReplayed' }),
    ...(isWrite && endpoint.resource === 'sessions' && { 'Set-Cookie': 'SetCookie' }),
  })
  if (endpoint.response === undefined) return { 204: { description: 'Done.', headers, ...links } }
  return {
    200: {
      description: isFile ? 'The file.' : 'The answer.',
      headers,
      ...(response
        ? json(schemas.of(response, 'output'), example.response)
        : file(endpoint.response)),
      ...links,
    },
  }
}

const securityOf = (endpoint: Endpoint) => {
  if (endpoint.basePath === 'root') return { security: [] }
  return endpoint.public ? { security: [{ app: [] }] } : {}
}

type Shared = {
  operationIds: ReadonlyMap<Documented, string>
  schemas: ComponentSchemas
  refusals: ErrorResponses
}

function operationOf(route: Documented, { operationIds, schemas, refusals }: Shared) {
  const { endpoint, reference, body } = route
  const links = linksOf(route, operationIds)
  return {
    operationId: operationIds.get(route) ?? route.name,
    summary: reference.summary,
    description: reference.description,
    tags: [endpoint.resource],
    ...securityOf(endpoint),
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    parameters: parametersOf(endpoint, isVersioned(body)),
    ...(body && {
      requestBody: {
        required: true,
        description: `At most ${endpoint.bodyBytes.toLocaleString('en-US')} bytes.`,
        ...json(schemas.of(body, 'input'), exampleOf(endpoint).body),
      },
    }),
    responses: {
      ...successOf(route, schemas, links),
      // Next adds its own ETag to the calls that pages/api answers.
      ...(endpoint.basePath === 'root' && { 304: { description: 'What If-None-Match names.' } }),
      ...refusals.of(endpoint),
    },
  }
}

/** Calls that pages/api handles outside the application. */
const outside: Documented[] = [
  {
    name: 'system.maintenance',
    endpoint: system.maintenance,
    reference: {
      summary: 'メンテナンス中かの確認',
      description: 'Needs neither session nor database.',
    },
    body: undefined,
    response: z.object({ isMaintenance: z.boolean() }),
    example: { response: { isMaintenance: false } },
  },
  {
    name: 'system.version',
    endpoint: system.version,
    reference: {
      summary: '公開中の版',
      description: 'Changes with every release; pages reload when it does.',
    },
    body: undefined,
    response: z.object({ versionKey: z.string() }),
    example: { response: { versionKey: '1f0c2a9b7d' } },
  },
]

/**
 * The resource and its key, 'members.list'; where a store and its company have the same call, the second one says
 * which.
 */
function operationIdOf({ name, endpoint }: Documented, taken: Set<string>): string {
  const id = taken.has(name)
    ? `${name}${pathOf(endpoint).includes('{clientId}') ? 'OfClient' : 'Again'}`
    : name
  taken.add(id)
  return id
}

const alphabetically = (a: string, b: string) => a.localeCompare(b, 'en')

const description = `The calls of the staff console. A call carries the cookie of a session and the header X-App.
Bodies are strict: a key that the schema does not name is refused. A body that the document does not name is
empty or {}. No body has more than 10,000 values or 20 levels. HEAD is refused. Times are ISO 8601 with an offset, days and months
are those of Asia/Tokyo, amounts are in yen.`

/**
 * The OpenAPI document: lines, queries, permissions and texts from the contract, bodies from the schemas at the
 * handlers, texts of fields by resource, refusals from the kind of a call and the codes of its contract.
 */
export function openapi(routes: readonly Route[], fieldTexts: FieldTextsOfResources) {
  const taken = new Set<string>()
  const all: Documented[] = [...routes, ...outside]
  const shared = {
    operationIds: new Map(all.map((route) => [route, operationIdOf(route, taken)])),
    schemas: new ComponentSchemas(fieldTexts),
    refusals: new ErrorResponses(),
  }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of all)
    (paths[pathOf(route.endpoint)] ??= {})[methodOf(route.endpoint).toLowerCase()] = operationOf(
      route,
      shared,
    )
  return {
    openapi: '3.1.0',
    info: {
      title: `${publicConfig.serviceName} 管理画面`,
      version: '1',
      description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-placeholder' },
    },
    servers: [{ url: '/', description: 'The server that has this document.' }],
    tags: [...new Set(all.map(({ endpoint }) => endpoint.resource))]
      .sort(alphabetically)
      .map((name) => ({
        name,
        description: resourceTitles[name] ?? name,
      })),
    security: [{ session: [], app: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'access',
          description: 'Set by sessions.signIn. Over https its name begins with __Host-.',
        },
        app: {
          type: 'apiKey',
          in: 'header',
          name: 'X-App',
          description: 'Always "X-App": no form and no foreign page can set it.',
        },
      },
      parameters: headerParameters,
      headers: responseHeaders,
      schemas: shared.schemas.components,
      responses: shared.refusals.components,
    },
  }
}
