import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { serverNow } from '@/lib/clock'
import { formatTime } from '@/lib/date'
import { OfflineBar } from './OfflineBar'

let offlineSince = ''
function subscribe(onChange: () => void) {
  const handleOffline = () => {
    offlineSince = formatTime(serverNow())
    onChange()
  }
  addEventListener('offline', handleOffline)
  addEventListener('online', onChange)
  return () => {
    removeEventListener('offline', handleOffline)
    removeEventListener('online', onChange)
  }
}

/**
 * Shown while the browser is offline: the displayed data may be outdated, and the API client
 * refuses writes.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const { mutate } = useSWRConfig()
  const [hasRetried, setHasRetried] = useState(false)
  return (
    <div role='status'>
      {!isOnline && (
        <OfflineBar
          hasRetried={hasRetried}
          onRetry={() => {
            setHasRetried(true)
            void mutate(() => true)
          }}
        >
          <b>オフラインです。</b>
          {offlineSince && `表示は ${offlineSince} 時点の内容です。`}
          つながるまで、送信・承認・キャンセルはできません。
        </OfflineBar>
      )}
    </div>
  )
}
