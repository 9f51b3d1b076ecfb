import type { IncomingMessage, ServerResponse } from 'node:http'

export function refuseMalformedPath(
  request: IncomingMessage,
  response: ServerResponse,
  handleByNext: (request: IncomingMessage, response: ServerResponse) => unknown,
): boolean
export function setResponseHeaders(
  request: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'setHeader'>,
  environment?: { APP_ORIGIN?: string | undefined; COOKIE_SECURE?: string | undefined },
): void
