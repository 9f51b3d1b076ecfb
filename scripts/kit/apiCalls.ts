import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { cookiesOf } from './cookies'

const TIMEOUT_MS = 120_000
const BUSY_MS = 1000
/** How often a busy server is asked again. */
const RETRIES = 30

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

/** The JSON that a read answers, for the session of the cookie. Throws when the read is refused. */
export async function readJson<T>(url: string, path: string, cookie: string): Promise<T> {
  const response = await callApi(url, { path, cookie })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * The session cookies of an account of the demonstration: 'store' for store@example.com. A server that has just started
 * may be busy with what was due: it is asked again.
 */
export async function signInForCookie(url: string, accountName: string): Promise<string> {
  const ask = () =>
    callApi(url, {
      method: 'POST',
      path: '/sign_in',
      body: { email: `${accountName}@example.com`, password: DEMO_PASSWORD },
    })
  let response = await ask()
  for (let tries = 0; response.status === 503 && tries < RETRIES; tries++) {
    await sleep(BUSY_MS)
    response = await ask()
  }
  if (!response.ok)
    throw new Error(`sign in as ${accountName}: ${response.status} ${await response.text()}`)
  return cookiesOf(response)
}
