import { useEffect } from 'react'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { useScope } from '@/components/permissions/useScope'
import { markTitle } from '@/shell/page/unreadTitle'

const LOOK_MS = 30_000

/** How many rooms of the store have something unread, where it is seen from other tabs and other programs: in the title, on the icon, on the installed app. */
export function UnreadMark() {
  const { clientId } = useScope()
  const { data } = useQuery(accounts.notificationCounts, clientId === undefined ? null : {}, {
    refreshInterval: LOOK_MS,
    refreshWhenHidden: true,
  })
  const count = data?.byClient.find((one) => one.clientId === clientId)?.unreadChatRooms ?? 0
  useEffect(() => {
    markTitle(count)
    document
      .querySelector('link[rel=icon]')
      ?.setAttribute('href', count > 0 ? '/favicon-unread.svg' : '/favicon.svg')
    if (!('setAppBadge' in navigator)) return
    // Refused where the app is not installed: the title says it all the same.
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(
      () => undefined,
    )
  }, [count])
  return null
}
