import { request } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import { mayIn } from '@/domain/scopes'
import { routes } from '@/routes'
import { href } from '@/routes/kit'

/** Where somebody goes who asked for no page: the one store they have and may look into, or the choice of stores. */
export async function firstPage(): Promise<string> {
  const choice = href(routes.account, {})
  try {
    const [{ items }, { scopes }] = await Promise.all([request(accounts.clients, {}), request(accounts.permission, {})]), [only] = items
    return only && items.length === 1 && mayIn(scopes, only, 'store.read') ? href(routes.home, { clientId: only.id }) : choice
  } catch { return choice }
}
