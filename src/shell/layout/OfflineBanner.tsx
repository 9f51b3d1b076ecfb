import { WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { formatTime } from '@/lib/date'
import { Banner } from '@/shell/notifications/Banner'

let offlineSince = ''
function subscribe(onChange: () => void) {
  const handleOffline = () => {
    offlineSince = formatTime(new Date())
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
        <Banner>
          <WifiOff size={20} aria-hidden />
          <p>
            <b>オフラインです。</b>
            {offlineSince && `表示は ${offlineSince} 時点の内容です。`}
            つながるまで、送信・承認・キャンセルはできません。
            {hasRetried && 'まだつながっていません。'}
          </p>
          <button
            type='button'
            onClick={() => {
              setHasRetried(true)
              void mutate(() => true)
            }}
          >
            再接続
          </button>
        </Banner>
      )}
    </div>
  )
}
