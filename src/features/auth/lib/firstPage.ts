import { request } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient, AccountPermission } from '@/contracts/accounts/schemas'
import { canIn } from '@/domain/accounts/scopes'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'

type Scopes = AccountPermission['scopes']

/** The only store, or the last opened one, of those that the account may read. */
function firstStore(stores: readonly AccessibleClient[], scopes: Scopes) {
  const readable = stores.filter((store) => canIn(scopes, store, 'store.read'))
  const [store] = readable
    .filter(({ lastOpenedAt }) => readable.length === 1 || lastOpenedAt !== null)
    .sort((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
  return { store, hasReadable: readable.length > 0 }
}

/** Where somebody begins who reads no store, such as an accountant: the statements of the company or of a store. */
async function pageWithoutStore(stores: readonly AccessibleClient[], scopes: Scopes) {
  // Only few accounts need the menu here, and the sign-in page is to be light.
  const { landingRoute } = await import('@/shell/navigation/menu')
  for (const { clientId, companyId, permissions } of scopes) {
    const route =
      clientId === null && landingRoute('company', (permission) => permissions.includes(permission))
    if (route) return href(route, { companyId })
  }
  for (const store of stores) {
    const route = landingRoute('client', (permission) => canIn(scopes, store, permission))
    if (route) return href(route, { clientId: store.id })
  }
  return undefined
}

/**
 * The page after sign-in without a requested page: the only store, the last opened store, what an account without a
 * readable store may open, or the list of stores.
 */
export async function firstPage(): Promise<string> {
  const choice = href(routes.account, {})
  try {
    const [{ items }, { scopes }] = await Promise.all([
      request(accounts.clients, {}),
      request(accounts.permission, {}),
    ])
    const { store, hasReadable } = firstStore(items, scopes)
    if (store) return href(routes.home, { clientId: store.id })
    return (hasReadable ? undefined : await pageWithoutStore(items, scopes)) ?? choice
  } catch {
    return choice
  }
}
