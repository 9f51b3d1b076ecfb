import type { HttpHandler, PathParams } from 'msw'
import { pathOf, type Carried, type Endpoint } from '@/contracts/endpoint'
import { handlerOf } from './endpointHandler'
import { responseTo, type MockCall, type Reply } from './reply'
import { catalogue, lineOf } from './schemas'
import { usualReply } from './usualAnswers'

/** The calls since the test began. `line` identifies the endpoint; `requestLine` is method and URL as sent. */
let calls: { line: string; requestLine: string; call: MockCall }[] = []

/** Removes the parameter '0', which is the origin: the pattern begins with a star. */
const namedOf = ({ 0: _origin, ...params }: PathParams) => params as MockCall['params']

async function readCall(request: Request, params: MockCall['params']): Promise<MockCall> {
  const text = await request.clone().text()
  const isJson = request.headers.get('Content-Type') === 'application/json'
  const body: unknown = isJson ? JSON.parse(text) : text
  return {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: text === '' ? undefined : body,
    headers: request.headers,
  }
}

/** Answers one endpoint, and records its calls for `requestsOf`. */
export const handlerFor = <E extends Endpoint>(endpoint: E, reply: Reply<E>): HttpHandler =>
  handlerOf(endpoint, async ({ request, params }) => {
    const call = await readCall(request, namedOf(params))
    const { pathname, search } = new URL(request.url)
    const requestLine = `${request.method} ${pathname}${search}`
    calls.push({ line: lineOf(endpoint), requestLine, call })
    return responseTo(endpoint, reply, call)
  })

/**
 * Returns the calls of one endpoint since the test began, oldest first, each with its path parameters, query and body.
 */
export const requestsOf = <E extends Endpoint>(endpoint: E) =>
  calls
    .filter(({ line }) => line === lineOf(endpoint))
    .map(({ call }) => call as Omit<MockCall, 'body'> & { body: Carried<E['body']> })
/** Returns all calls since the test began, such as 'GET /app/api/v1/clients/11/offerings?page=2'. */
export const callLines = () => calls.map(({ requestLine }) => requestLine)
/** Forgets the calls that were answered so far. */
export const forgetCalls = () => {
  calls = []
}

/** Orders `/groups/auto_setting_limits` before `/groups/{groupId}`, which would match its calls too. */
const byFixedParts = (a: Endpoint, b: Endpoint) =>
  pathOf(a).replace(/\{\w+\}/g, '~') < pathOf(b).replace(/\{\w+\}/g, '~') ? -1 : 1

/** The endpoints in the order in which their patterns are tried. */
export const sortedEndpoints = catalogue.map(({ endpoint }) => endpoint).sort(byFixedParts)

/** One handler for each endpoint of the contract, with its usual answer. */
export const handlers = sortedEndpoints.map((endpoint) =>
  handlerFor(endpoint, usualReply(endpoint)),
)
