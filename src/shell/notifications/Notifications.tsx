import { useEffect, useState, type ComponentType } from 'react'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import {
  onNotification,
  takeNotifications,
  type Notification,
} from '@/lib/notifications/notificationQueue'

const FLUSH = 1000
const spoken = (all: Notification[], urgent: boolean) =>
  all
    .filter((n) => (n.type === 'error') === urgent)
    .flatMap((n) => n.body)
    .join('。')

/** Holds the queue; the toasts themselves arrive with the first message. Each message is said once, by the two regions that are always here. */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [said, setSaid] = useState({ polite: '', urgent: '', seen: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function flush() {
      timer = undefined
      const told = takeNotifications()
      // Emptied first: the same words again are a new message.
      setSaid({ polite: '', urgent: '', seen: false })
      // Without the toasts (an old page after an update, no connection) the words themselves are shown.
      const arrived = await import('./Toasts').catch(() => undefined)
      const all = arrived ? arrived.merge(told) : told
      setSaid({ polite: spoken(all, false), urgent: spoken(all, true), seen: !arrived })
      if (!arrived) return
      setToasts(() => arrived.Toasts)
      all.forEach(arrived.show)
    }
    const stop = onNotification(() => {
      timer ??= setTimeout(() => void flush(), FLUSH)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  const bare = said.seen && said.polite + said.urgent !== ''
  const look = bare ? undefined : 'vh'
  return (
    <>
      {Toasts && <Toasts />}
      <div className={bare ? 'offline told' : undefined}>
        <div role='status' className={look} hidden={bare && !said.polite}>
          {said.polite}
        </div>
        <div role='alert' className={look} hidden={bare && !said.urgent}>
          {said.urgent}
        </div>
        {bare && (
          <>
            <button type='button' onClick={hardNavigate.again}>
              再読み込み
            </button>
            <button type='button' onClick={() => setSaid({ polite: '', urgent: '', seen: false })}>
              閉じる
            </button>
          </>
        )}
      </div>
    </>
  )
}
