import { request } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient, AccountPermission } from '@/contracts/accounts/schemas'
import { canIn } from '@/domain/accounts/scopes'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

type Scopes = AccountPermission['scopes']

/** The only store, or the last opened one; undefined if none of several was opened. */
const firstStore = (stores: readonly AccessibleClient[]) =>
  stores
    .filter(({ lastOpenedAt }) => stores.length === 1 || lastOpenedAt !== null)
    .sort((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))[0]

/** The first page that an account of the company may open; undefined for an account of stores only. */
async function companyPage(scopes: Scopes) {
  const ofCompany = scopes.find(({ clientId }) => clientId === null)
  if (!ofCompany) return undefined
  // Few accounts need the menu here, and the sign-in page should stay light.
  const [{ landingRoute }, { companyMenu }] = await Promise.all([
    import('@/shell/navigation/menu'),
    import('@/shell/navigation/companyMenu'),
  ])
  const route = landingRoute(companyMenu, (permission) =>
    ofCompany.permissions.includes(permission),
  )
  return route && href(route, { companyId: ofCompany.companyId })
}

/**
 * The first page of the first store with a page that the account may open, such as the statements for an accountant.
 */
async function pageWithoutHome(stores: readonly AccessibleClient[], scopes: Scopes) {
  const [{ landingRoute }, { clientMenu }] = await Promise.all([
    import('@/shell/navigation/menu'),
    import('@/shell/navigation/clientMenu'),
  ])
  for (const store of stores) {
    const route = landingRoute(clientMenu, (permission) => canIn(scopes, store, permission))
    if (route) return href(route, { clientId: store.id })
  }
  return undefined
}

/**
 * The page after sign-in if no page was requested. An account of a company with several stores begins with their list.
 * Any other account begins with its only or last opened store, or the first page that it may open. If there is none,
 * the user chooses a store.
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
