import { useQueryWhenReady } from '@/api/useQuery'
import type { Scope } from '@/components/permissions/usePermissions'
import { accounts } from '@/contracts/accounts'
import { sumBy } from '@/lib/sumBy'
import type { MenuCount } from './menu'

/** Returns a function that adds up pending counts for the menu: of the current store, and the unread notices. */
export function useCounts({ clientId }: Scope) {
  const { data } = useQueryWhenReady(accounts.notificationCounts, {})
  const clientCounts = data?.byClient.find((counts) => counts.clientId === clientId)
  const countOf = (count: MenuCount) =>
    count === 'unreadNotices' ? (data?.unreadNotices ?? 0) : (clientCounts?.[count] ?? 0)
  return (...counts: readonly MenuCount[]) => sumBy(counts, countOf)
}

const unreadCounts: readonly MenuCount[] = ['unreadChatRooms', 'unreadNotices']
/** The unit of a count, for assistive technology. */
export const countWords = (counts: readonly MenuCount[]) =>
  counts.every((count) => unreadCounts.includes(count)) ? '件の未読' : '件'
