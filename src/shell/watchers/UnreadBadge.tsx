import { useEffect } from 'react'
import { useQuery } from '@/api/useQuery'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import { setUnreadCount } from '@/shell/page/unreadBadge'

const REFRESH_MS = 30_000

/**
 * Shows how many rooms of the store are unread to people who look at another tab or program: in the
 * title, the icon and on the installed app.
 */
export function UnreadBadge() {
  const { clientId } = useScope()
  const { data } = useQuery(accounts.notificationCounts, clientId === undefined ? null : {}, {
    refreshInterval: REFRESH_MS,
    refreshWhenHidden: true,
  })
  const count = data?.byClient.find((one) => one.clientId === clientId)?.unreadChatRooms ?? 0
  useEffect(() => {
    setUnreadCount(count)
    document
      .querySelector('link[rel=icon]')
      ?.setAttribute('href', count > 0 ? '/favicon-unread.svg' : '/favicon.svg')
    if (!('setAppBadge' in navigator)) return
    // Refused where the app is not installed: the title shows it all the same.
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(
      () => undefined,
    )
  }, [count])
  return null
}
