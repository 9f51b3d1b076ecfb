import { useRouter } from 'next/router'
import { useEffect } from 'react'

/** After a change of page the reader stands at its h1, so that it is read out and the next Tab continues from there. */
export function RouteFocus() {
  const { events } = useRouter()
  useEffect(() => {
    let path = location.pathname
    const arrived = () => {
      if (location.pathname === path) return
      path = location.pathname
      requestAnimationFrame(() => {
        const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        if (!target || target.contains(document.activeElement)) return
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      })
    }
    events.on('routeChangeComplete', arrived)
    return () => { events.off('routeChangeComplete', arrived) }
  }, [events])
  return null
}
