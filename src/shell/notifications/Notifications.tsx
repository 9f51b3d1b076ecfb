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
 * Out of the document flow: hidden regions at the end of the document would make the page one pixel
 * higher than the window.
 */
const HiddenRegions = styled.div`
  position: fixed;
  top: 0;
`
const FLUSH_MS = 1000
const textOf = (all: Notification[], isUrgent: boolean) =>
  all
    .filter((notification) => (notification.type === 'error') === isUrgent)
    .flatMap((notification) => notification.body)
    .join('。')
const nothing = { polite: '', urgent: '', isVisible: false }

/**
 * Shows queued notifications as toasts, once per second; the code of the toasts loads with the
 * first message. The two live regions announce each message once.
 */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [announced, setAnnounced] = useState(nothing)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function flush() {
      timer = undefined
      const queued = takeNotifications()
      // Emptied first, so that a repeated text is announced again.
      setAnnounced(nothing)
      // If the code of the toasts cannot be loaded (old page after an update, offline), the texts
      // are shown in a banner.
      const toasts = await import('./Toasts').catch(() => undefined)
      const all = toasts ? toasts.merge(queued) : queued
      setAnnounced({
        polite: textOf(all, false),
        urgent: textOf(all, true),
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
