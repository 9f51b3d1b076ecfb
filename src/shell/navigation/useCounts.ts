import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { Scope } from '@/components/permissions/usePermissions'
import type { MenuCount } from './menu'

/** How many of something wait in the store that is open; the notices are the account's own. */
export function useCounts({ clientId }: Scope) {
  const { data } = useQuery(accounts.notificationCounts, {})
  const here = data?.byClient.find((one) => one.clientId === clientId)
  return (count: MenuCount | undefined) => {
    if (count === undefined) return 0
    return count === 'unreadNotices' ? (data?.unreadNotices ?? 0) : (here?.[count] ?? 0)
  }
}
