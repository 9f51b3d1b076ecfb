import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'

const TIMEOUT_MS = 120_000

type ApiCall = { method?: 'GET' | 'POST'; path: string; cookie?: string; body?: unknown }
/** Sends one API request to a running console; `path`: below /app/api/v1. */
export async function callApi(
  url: string,
  { method = 'GET', path, cookie = '', body }: ApiCall,
): Promise<Response> {
  return fetch(`${url}/app/api/v1${path}`, {
    method,
    headers: { 'X-App': 'X-App', 'Content-Type': 'application/json', Cookie: cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** The session cookies of an account of the demonstration: 'store' for store@example.com. */
export async function signInForCookie(url: string, accountName: string): Promise<string> {
  const response = await callApi(url, {
    method: 'POST',
    path: '/sign_in',
    body: { email: `${accountName}@example.com`, password: DEMO_PASSWORD },
  })
  if (!response.ok)
    throw new Error(`sign in as ${accountName}: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
