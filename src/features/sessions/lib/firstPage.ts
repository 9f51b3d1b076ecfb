import { request } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient, AccountPermission } from '@/contracts/accounts/schemas'
import { canIn } from '@/domain/accounts/scopes'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'

type Scopes = AccountPermission['scopes']

/** The only store, or the last opened one. */
const firstStore = (stores: readonly AccessibleClient[]) =>
  stores
    .filter(({ lastOpenedAt }) => stores.length === 1 || lastOpenedAt !== null)
    .sort((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))[0]

/** The first page of a company's menu for somebody who works for the company itself: its stores, or its statements. */
async function companyPage(scopes: Scopes) {
  const ofCompany = scopes.find(({ clientId }) => clientId === null)
  if (!ofCompany) return undefined
  // Few accounts need the menu here, and the sign-in page should stay light.
  const { landingRoute } = await import('@/shell/navigation/menu')
  const route = landingRoute('company', (permission) => ofCompany.permissions.includes(permission))
  return route && href(route, { companyId: ofCompany.companyId })
}

/** The first page of an account that may not read a store, such as its accountant: the statements of the store. */
async function pageWithoutHome(stores: readonly AccessibleClient[], scopes: Scopes) {
  const { landingRoute } = await import('@/shell/navigation/menu')
  for (const store of stores) {
    const route = landingRoute('client', (permission) => canIn(scopes, store, permission))
    if (route) return href(route, { clientId: store.id })
  }
  return undefined
}

/**
 * The page after sign-in without a requested page. Somebody of a company with several stores begins with the list of
 * them; everybody else with the only store, the last opened store, or what an account without a readable store may
 * open. Any other account chooses a store.
 */
export async function firstPage(): Promise<string> {
  const choice = href(routes.account, {})
  try {
    const [{ items }, { scopes }] = await Promise.all([
      request(accounts.clients, {}),
      request(accounts.permission, {}),
    ])
    const readable = items.filter((store) => canIn(scopes, store, 'store.read'))
    const company = readable.length === 1 ? undefined : await companyPage(scopes)
    if (company !== undefined) return company
    const store = firstStore(readable)
    if (store) return href(routes.home, { clientId: store.id })
    return (readable.length > 0 ? undefined : await pageWithoutHome(items, scopes)) ?? choice
  } catch {
    return choice
  }
}
