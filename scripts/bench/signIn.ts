import type { Browser } from '@playwright/test'
import { routes } from '@/routes/routes'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import type { Cookies } from './measures/page'

/**
 * Signed in to the demonstration, by default as its store manager: the cookies, and an address for every route that its
 * data can fill.
 */
export async function signIn(
  browser: Browser,
  url: string,
  who = 'store',
): Promise<{ cookies: Cookies; addresses: Map<string, string> }> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'X-App': 'X-App' } })
  const answer = await context.request.post('/app/api/v1/sign_in', {
    data: { email: `${who}@example.com`, password: DEMO_PASSWORD },
    timeout: 180_000,
  })
  if (!answer.ok()) throw new Error(`sign in: ${answer.status()} ${await answer.text()}`)
  const first = async (path: string) => {
    const {
      items: [one],
    } = (await (await context.request.get(`/app/api/v1${path}`)).json()) as {
      items: { id?: number; clientId?: number }[]
    }
    return String(one?.id ?? one?.clientId ?? '')
  }
  const clientId = await first('/accounts/me/accessible_resources/clients')
  const ids: Record<string, string> = {
    clientId,
    offerId: await first(`/clients/${clientId}/offers`),
    offeringId: await first(`/clients/${clientId}/offerings`),
  }
  const cookies = await context.cookies()
  await context.close()
  const paths = Object.values(routes)
    .map((r): string => r.path)
    .filter((path) => [...path.matchAll(/\[(\w+)\]/g)].every(([, name = '']) => ids[name]))
  return {
    cookies,
    addresses: new Map(
      paths.map((path) => [path, path.replace(/\[(\w+)\]/g, (_, name: string) => ids[name] ?? '')]),
    ),
  }
}
