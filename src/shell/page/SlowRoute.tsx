import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { FloatingBanner } from '@/shell/notifications/Banner'

const SLOW_MS = 1500
/**
 * Announces a slow route change, and the reload after a failed one: the router waits four seconds
 * for missing code and then reloads the document; until its response the old page stays visible.
 */
export function SlowRoute() {
  const { events } = useRouter()
  const [message, setMessage] = useState('')
  useEffect(() => {
    let timer = 0
    const showMessage = (text: string) => {
      window.clearTimeout(timer)
      setMessage(text)
    }
    const handleStart = (_: string, { shallow }: { shallow: boolean }) => {
      showMessage('')
      if (!shallow)
        timer = window.setTimeout(
          () => setMessage('ページの読み込みに時間がかかっています。そのままお待ちください。'),
          SLOW_MS,
        )
    }
    const handleDone = () => showMessage('')
    const handleError = ({ cancelled }: { cancelled?: boolean }) =>
      showMessage(cancelled ? '' : 'ページを読み込み直しています。そのままお待ちください。')
    events.on('routeChangeStart', handleStart)
    events.on('routeChangeComplete', handleDone)
    events.on('routeChangeError', handleError)
    return () => {
      window.clearTimeout(timer)
      events.off('routeChangeStart', handleStart)
      events.off('routeChangeComplete', handleDone)
      events.off('routeChangeError', handleError)
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
