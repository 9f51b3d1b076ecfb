import type { NextApiRequest, NextApiResponse } from 'next'
import type { Endpoint, Output } from '@/contracts/endpoint'
import type { system } from '@/contracts/system'
import { publicConfig } from '@/lib/config/publicConfig'
import { readConfig } from '@/server/config'
import {
  crossOriginHeaders,
  preflightHeaders,
  varyOf,
  type Headers,
} from '@/server/http/crossOrigin'
import { health } from '@/server/platform/health'

type Answer<E extends Endpoint> = (
  request: NextApiRequest,
  response: NextApiResponse<Output<E> | { code: string; messages: string[] }>,
) => void
function setHeaders(response: NextApiResponse, headers: Headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
// Health and readiness must answer while the database is away, so neither passes through the application.
const answer = <T>(
  request: NextApiRequest,
  response: NextApiResponse<T | { code: string; messages: string[] }>,
  body: () => T,
) => {
  if (publicConfig.apiBaseUrl !== '')
    return response
      .status(404)
      .json({ code: 'unknown_endpoint', messages: ['この呼び出しはありません。'] })
  const { allowedOrigins } = readConfig().application
  const allowed = crossOriginHeaders(request.headers.origin, allowedOrigins)
  if (allowedOrigins.length > 0) response.setHeader('Vary', varyOf(allowedOrigins))
  if (allowed) setHeaders(response, allowed)
  if (allowed && request.method === 'OPTIONS') {
    setHeaders(response, preflightHeaders)
    return response.status(204).end()
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response
      .setHeader('Allow', 'GET')
      .status(405)
      .json({ code: 'wrong_method', messages: ['この呼び出しは、この方法では使えません。'] })
  return response.setHeader('Cache-Control', 'max-age=30').json(body())
}

/** Whether people see the maintenance screen: the operator has switched it on, or the database does not answer. */
export const maintenance: Answer<typeof system.maintenance> = (request, response) =>
  answer(request, response, () => ({
    isMaintenance: readConfig().isUnderMaintenance || health.databaseDown,
  }))
/** Returns the build that is served. The client offers a reload when `versionKey` changes. */
export const version: Answer<typeof system.version> = (request, response) =>
  answer(request, response, () => ({ versionKey: publicConfig.versionKey }))
