import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { Scope } from '@/components/permissions/usePermissions'
import type { MenuCount } from './menu'

/** Pending counts for the menu: those of the current store, and the account's unread notices. */
export function useCounts({ clientId }: Scope) {
  const { data } = useQuery(accounts.notificationCounts, {})
  const clientCounts = data?.byClient.find((counts) => counts.clientId === clientId)
  return (count: MenuCount | undefined) => {
    if (count === undefined) return 0
    return count === 'unreadNotices' ? (data?.unreadNotices ?? 0) : (clientCounts?.[count] ?? 0)
  }
}

const unreadCounts: readonly (MenuCount | undefined)[] = ['unreadChatRooms', 'unreadNotices']
/** What a count counts, for assistive technology. */
export const countWords = (count: MenuCount | undefined) =>
  unreadCounts.includes(count) ? '件の未読' : '件'
