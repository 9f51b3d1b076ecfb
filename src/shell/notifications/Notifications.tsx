import { useEffect, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { useIsOnline } from '@/lib/browser/useIsOnline'
import {
  onNotification,
  takeNotifications,
  withoutFailures,
  type IsOver,
  type Notification,
} from '@/lib/notifications/notificationQueue'
import { FloatingBanner } from './Banner'
import { FLUSH_MS } from './flushMs'
import { useEndOfFailures } from './useEndOfFailures'

/**
 * Out of the document flow: hidden regions at the end of the document would make the page one pixel
 * higher than the window.
 */
const HiddenRegions = styled.div`
  position: fixed;
  top: 0;
`
/** All texts as sentences: not every text ends in a full stop. */
const textOf = (all: Notification[], urgency: 'polite' | 'urgent') =>
  all
    .filter((notification) => (notification.type === 'error') === (urgency === 'urgent'))
    .flatMap((notification) => notification.body)
    .join('。')
    .replaceAll('。。', '。')
const loadToasts = () => import('./Toasts')
type Announced = { all: Notification[]; isVisible: boolean }
const nothing: Announced = { all: [], isVisible: false }

/**
 * Shows queued notifications as toasts, once per second; the code of the toasts loads with the
 * first message. The two live regions announce each message once.
 */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [announced, setAnnounced] = useState(nothing)
  useEndOfFailures()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let queued: Notification[] = []
    let loaded: Awaited<ReturnType<typeof loadToasts>> | undefined
    async function flush() {
      timer = undefined
      queued = [...queued, ...takeNotifications()]
      // Emptied first, so that a repeated text is announced again.
      setAnnounced(nothing)
      // If the code of the toasts cannot be loaded (old page after an update, offline), the texts
      // are shown in a banner.
      loaded = await loadToasts().catch(() => undefined)
      const all = loaded ? loaded.merge(queued) : queued
      queued = []
      setAnnounced({ all, isVisible: !loaded })
      if (!loaded) return
      const { Toasts: LoadedToasts, show } = loaded
      setToasts(() => LoadedToasts)
      all.forEach(show)
    }
    function withdraw(isOver: IsOver) {
      queued = withoutFailures(queued, isOver)
      loaded?.withdraw(isOver)
      setAnnounced((before) => ({ ...before, all: withoutFailures(before.all, isOver) }))
    }
    const stop = onNotification(() => {
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    }, withdraw)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  const isOnline = useIsOnline()
  const polite = textOf(announced.all, 'polite')
  const urgent = textOf(announced.all, 'urgent')
  const isBannerShown = announced.isVisible && polite + urgent !== ''
  const Frame = isBannerShown ? FloatingBanner : HiddenRegions
  const className = isBannerShown ? undefined : 'vh'
  return (
    <>
      {Toasts && <Toasts />}
      <Frame>
        <div role='status' className={className} hidden={isBannerShown && !polite}>
          {polite}
        </div>
        <div role='alert' className={className} hidden={isBannerShown && !urgent}>
          {urgent}
        </div>
        {isBannerShown && (
          <>
            {isOnline && (
              <button type='button' onClick={hardNavigate.again}>
                再読み込み
              </button>
            )}
            <button type='button' onClick={() => setAnnounced(nothing)}>
              閉じる
            </button>
          </>
        )}
      </Frame>
    </>
  )
}
