import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { FloatingBanner } from '@/shell/notifications/Banner'

const SLOW_MS = 1500
/**
 * Says that a route change is slow, and that a failed one reloads the document: the router waits
 * four seconds for code that does not come, then it does a full load, until whose response the old
 * page stays as it is.
 */
export function SlowRoute() {
  const { events } = useRouter()
  const [message, setMessage] = useState('')
  useEffect(() => {
    let wait = 0
    const end = (text: string) => {
      window.clearTimeout(wait)
      setMessage(text)
    }
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      end('')
      if (!shallow)
        wait = window.setTimeout(
          () => setMessage('ページの読み込みに時間がかかっています。そのままお待ちください。'),
          SLOW_MS,
        )
    }
    const done = () => end('')
    const failed = ({ cancelled }: { cancelled?: boolean }) =>
      end(cancelled ? '' : 'ページを読み込み直しています。そのままお待ちください。')
    events.on('routeChangeStart', start)
    events.on('routeChangeComplete', done)
    events.on('routeChangeError', failed)
    return () => {
      window.clearTimeout(wait)
      events.off('routeChangeStart', start)
      events.off('routeChangeComplete', done)
      events.off('routeChangeError', failed)
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
