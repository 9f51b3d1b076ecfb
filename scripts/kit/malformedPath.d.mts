import type { IncomingMessage, ServerResponse } from 'node:http'

export function refuseMalformedPath(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): boolean
