import { useEffect, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import {
  onNotification,
  takeNotifications,
  type Notification,
} from '@/lib/notifications/notificationQueue'
import { FloatingBanner } from './Banner'

/**
 * Out of the flow: hidden regions at the end of the document would make the page one pixel higher
 * than the window.
 */
const HiddenRegions = styled.div`
  position: fixed;
  top: 0;
`
const FLUSH_MS = 1000
const wordsOf = (all: Notification[], isUrgent: boolean) =>
  all
    .filter((one) => (one.type === 'error') === isUrgent)
    .flatMap((one) => one.body)
    .join('。')
const nothing = { polite: '', urgent: '', isVisible: false }

/**
 * Flushes the queue every second into toasts, whose code loads with the first message. Each message
 * is announced once, by the two live regions here.
 */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [announced, setAnnounced] = useState(nothing)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function flush() {
      timer = undefined
      const queued = takeNotifications()
      // Emptied first: the same words again are a new message.
      setAnnounced(nothing)
      // Without the toasts (an old page after an update, no connection) the words themselves are shown.
      const toasts = await import('./Toasts').catch(() => undefined)
      const all = toasts ? toasts.merge(queued) : queued
      setAnnounced({
        polite: wordsOf(all, false),
        urgent: wordsOf(all, true),
        isVisible: !toasts,
      })
      if (!toasts) return
      setToasts(() => toasts.Toasts)
      all.forEach(toasts.show)
    }
    const stop = onNotification(() => {
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  const isBannerShown = announced.isVisible && announced.polite + announced.urgent !== ''
  const Frame = isBannerShown ? FloatingBanner : HiddenRegions
  const className = isBannerShown ? undefined : 'vh'
  return (
    <>
      {Toasts && <Toasts />}
      <Frame>
        <div role='status' className={className} hidden={isBannerShown && !announced.polite}>
          {announced.polite}
        </div>
        <div role='alert' className={className} hidden={isBannerShown && !announced.urgent}>
          {announced.urgent}
        </div>
        {isBannerShown && (
          <>
            <button type='button' onClick={hardNavigate.again}>
              再読み込み
            </button>
            <button type='button' onClick={() => setAnnounced(nothing)}>
              閉じる
            </button>
          </>
        )}
      </Frame>
    </>
  )
}
