import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { formatTime } from '@/lib/date'
import { Icon } from './Icon'

let since = ''
function watch(changed: () => void) {
  const lost = () => {
    since = formatTime(new Date())
    changed()
  }
  addEventListener('offline', lost)
  addEventListener('online', changed)
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', changed)
  }
}

/** Says that what is shown is old and that nothing can be sent. The client refuses writes by the same sign. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const { mutate } = useSWRConfig()
  const [tried, setTried] = useState(false)
  return (
    <div role='status'>
      {!online && (
        <div className='offline'>
          <Icon name='offline' />
          <p>
            <b>オフラインです。</b>
            {since && `表示は ${since} 時点の内容です。`}
            つながるまで、送信・承認・キャンセルはできません。{tried && 'まだつながっていません。'}
          </p>
          <button
            type='button'
            onClick={() => {
              setTried(true)
              void mutate(() => true)
            }}
          >
            再接続
          </button>
        </div>
      )}
    </div>
  )
}
