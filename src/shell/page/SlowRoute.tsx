import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

const SLOW_MS = 1500
/**
 * Words for a press whose page keeps people waiting. The router waits four seconds for code that does not come; what is lost, then or at once,
 * it replaces by a full load, until whose answer the page that is left stays as it is.
 */
export function SlowRoute() {
  const { events } = useRouter()
  const [told, setTold] = useState('')
  useEffect(() => {
    let wait = 0
    const end = (words: string) => {
      window.clearTimeout(wait)
      setTold(words)
    }
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      end('')
      if (!shallow)
        wait = window.setTimeout(
          () => setTold('ページの読み込みに時間がかかっています。そのままお待ちください。'),
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
    told && (
      <p role='alert' className='offline told'>
        {told}
      </p>
    )
  )
}
