import { Agent, request } from 'node:http'

export type Call = { method: string; path: string; body?: unknown }

/** Sends calls to the API at `url` over connections that stay open. */
export function createCaller(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  return (cookie: string, { method, path, body }: Call) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        'X-App': 'X-App',
        Cookie: cookie,
        ...(sent !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(sent),
        }),
      }
      const outgoing = request(`${url}/app/api${path}`, { method, agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() })
        })
        response.on('error', reject)
      })
      outgoing.on('error', reject)
      outgoing.end(sent)
    })
}
