import type { IncomingMessage, ServerResponse } from 'node:http'

export function refuseMalformedPath(
  request: IncomingMessage,
  response: ServerResponse,
  handleByNext: (request: IncomingMessage, response: ServerResponse) => unknown,
): boolean
