import { request } from '@/api/client'
import { permissionsIn, type Scope } from '@/components/permissions/usePermissions'
import { accounts } from '@/contracts/accounts'
import { scopePathOf } from '@/lib/storage/knownRefusal'
import { knownRights } from '@/lib/storage/storedValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

/** More stores would fill the storage. Their rights are known after the first visit. */
const MAX_STORES = 200

/** Stores the account's permissions on this device, so that the head of no page sends a read that would be refused. */
export async function rememberRights() {
  try {
    const [clients, permission] = await Promise.all([
      request(accounts.clients, {}),
      request(accounts.permission, {}),
    ])
    const remember = (url: string, scope: Scope) =>
      knownRights
        .of(scopePathOf(url))
        .set([...(permissionsIn(scope, permission, clients)?.all ?? [])])
    for (const { companyId } of permission.scopes)
      remember(href(routes.companyClients, { companyId }), { companyId })
    for (const { id } of clients.items.slice(0, MAX_STORES))
      remember(href(routes.home, { clientId: id }), { clientId: id })
  } catch {
    /* The pages learn the rights themselves. */
  }
}
