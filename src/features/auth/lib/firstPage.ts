import { request } from '@/api/client'
import { accounts } from '@/contracts/accounts'
import { canIn } from '@/domain/accounts/scopes'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'

/**
 * The page after sign-in without a requested page: the only store, the last opened store, or the
 * list of stores. Stores without read access are skipped.
 */
export async function firstPage(): Promise<string> {
  const choice = href(routes.account, {})
  try {
    const [{ items }, { scopes }] = await Promise.all([
      request(accounts.clients, {}),
      request(accounts.permission, {}),
    ])
    const mine = items.filter((store) => canIn(scopes, store, 'store.read'))
    const [last] = mine
      .filter((store) => mine.length === 1 || store.lastOpenedAt !== null)
      .sort((a, b) => (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''))
    return last ? href(routes.home, { clientId: last.id }) : choice
  } catch {
    return choice
  }
}
