import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from '@/ui/buttons/Link'
import { TabStrip } from './Tabs.styles'

type Tab = { key: string; label: string; href: string; count?: number | undefined }
type Props = {
  className?: string | undefined
  label: string
  tabs: readonly Tab[]
  current: string
  onSelect?: (key: string) => void
}

/**
 * Views of one page, each with its own URL. Arrow keys, Home and End move the focus. With
 * `onSelect` the caller changes the URL.
 */
export function Tabs({ className, label, tabs, current, onSelect }: Props) {
  const navRef = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = navRef.current
    const tab = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && tab && nav.scrollWidth > nav.clientWidth) nav.scrollLeft = tab.offsetLeft - 40
  }, [current])
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...(navRef.current?.querySelectorAll('a') ?? [])]
    const currentIndex = links.findIndex((link) => link === document.activeElement)
    const nextIndex = {
      ArrowRight: (currentIndex + 1) % links.length,
      ArrowLeft: (currentIndex - 1 + links.length) % links.length,
      Home: 0,
      End: links.length - 1,
    }[event.key]
    if (currentIndex < 0 || nextIndex === undefined) return
    event.preventDefault()
    links[nextIndex]?.focus()
  }
  return (
    <TabStrip className={className} ref={navRef} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          href={tab.href}
          stay
          onKeyDown={handleKeyDown}
          aria-current={tab.key === current ? 'page' : undefined}
          onClick={(e) => {
            if (onSelect && !e.metaKey && !e.ctrlKey && !e.shiftKey) {
              e.preventDefault()
              onSelect(tab.key)
            }
          }}
        >
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </TabStrip>
  )
}
