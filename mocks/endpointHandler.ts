import { http, type HttpHandler, type HttpResponseResolver } from 'msw'
import { methodOf, pathOf, type Endpoint } from '@/contracts/endpoint'

const handlerByMethod = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
}
/** Returns the path of an endpoint in the notation of MSW, at any origin. */
const patternOf = (endpoint: Endpoint) => `*${pathOf(endpoint).replace(/\{(\w+)\}/g, ':$1')}`

/** Makes a handler for the calls of one endpoint. */
export const handlerOf = (endpoint: Endpoint, resolver: HttpResponseResolver): HttpHandler =>
  handlerByMethod[methodOf(endpoint)](patternOf(endpoint), resolver)
