import { useEffect } from 'react'
import { useQuery } from '@/api/useQuery'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import { setUnreadCount, watchPrinting } from '@/shell/navigation/unreadBadge'

const REFRESH_MS = 30_000

/**
 * Shows the number of unread chat rooms of the store outside the page: in the document title, the
 * favicon and the badge of the installed app.
 */
export function UnreadBadge() {
  const { clientId } = useScope()
  const { data } = useQuery(accounts.notificationCounts, clientId === undefined ? null : {}, {
    refreshInterval: REFRESH_MS,
    refreshWhenHidden: true,
  })
  const count = data?.byClient.find((counts) => counts.clientId === clientId)?.unreadChatRooms ?? 0
  useEffect(() => {
    setUnreadCount(count)
    document
      .querySelector('link[rel=icon]')
      ?.setAttribute('href', count > 0 ? '/favicon-unread.svg' : '/favicon.svg')
    if (!('setAppBadge' in navigator)) return
    // Rejected where the app is not installed; the title still shows the count.
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(
      () => undefined,
    )
  }, [count])
  useEffect(watchPrinting, [])
  return null
}
