import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { FloatingBanner } from '@/shell/notifications/Banner'

const SLOW_MS = 1500
const SLOW = 'ページの読み込みに時間がかかっています。そのままお待ちください。'
const OFFLINE = '通信できないため、ページを開けませんでした。表示中の内容は、このまま読めます。'
const RELOADING = 'ページを読み込み直しています。そのままお待ちください。'

// The pages router has no API to keep it from loading the document after a failed load of the
// page's code; a listener must throw an error.
const routeAbort = Object.assign(new Error('The page could not be loaded'), { cancelled: true })

/** Whether the server of the console answers. The browser may claim to be online without a connection. */
const canReach = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** Restores the URL of the shown page after a failed back or forward, which has already changed it. */
function restoreAddress(shown: { state: unknown; url: string }) {
  if (location.href !== shown.url) history.pushState(shown.state, '', shown.url)
}

/**
 * Announces a route change that takes long. When the code of a page cannot be loaded, the router replaces the document,
 * which without a connection would lose the shown page and what was typed in it. So the document is loaded only if the
 * server answers, as it does after an update.
 */
export function SlowRoute() {
  const { events } = useRouter()
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer = 0
    let changes = 0
    let shown = { state: history.state as unknown, url: location.href }
    const showMessage = (text: string) => {
      window.clearTimeout(timer)
      setMessage(text)
    }
    const announceLater = () => {
      showMessage('')
      timer = window.setTimeout(() => setMessage(SLOW), SLOW_MS)
    }
    const handleStart = (_: string, { shallow }: { shallow: boolean }) => {
      changes += 1
      if (shallow) showMessage('')
      else announceLater()
    }
    const handleDone = () => {
      shown = { state: history.state, url: location.href }
      showMessage('')
    }
    async function loadDocument(url: string) {
      const change = changes
      const isReachable = navigator.onLine && (await canReach(url))
      if (change !== changes) return
      if (isReachable) return hardNavigate.to(url)
      restoreAddress(shown)
      // The other listeners, such as the progress bar, stop waiting.
      events.emit('routeChangeError', routeAbort, url, { shallow: false })
      showMessage(OFFLINE)
    }
    function handleError(error: { cancelled?: boolean }, url: string) {
      if (error.cancelled) return showMessage('')
      showMessage(RELOADING)
      void loadDocument(url)
      throw routeAbort
    }
    const handleOnline = () => setMessage((current) => (current === OFFLINE ? '' : current))
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', handleDone)
    events.on('routeChangeError', handleError)
    addEventListener('online', handleOnline)
    return () => {
      window.clearTimeout(timer)
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', handleDone)
      events.off('routeChangeError', handleError)
      removeEventListener('online', handleOnline)
    }
  }, [events])
  return (
    message && (
      <FloatingBanner as='p' role='alert'>
        {message}
      </FloatingBanner>
    )
  )
}
