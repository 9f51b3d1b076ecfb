import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from '@/ui/buttons/Link'
import { TabStrip } from './Tabs.styles'

export type Tab = { key: string; label: string; href: string; count?: number | undefined }
type Props = {
  className?: string | undefined
  label: string
  tabs: readonly Tab[]
  current: string
  onSelect?: (key: string) => void
}

/** Views of one page, each with its own address. Arrow keys, Home and End move along. With `onSelect` the address is the caller's to change. */
export function Tabs({ className, label, tabs, current, onSelect }: Props) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = strip.current
    const tab = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && tab && nav.scrollWidth > nav.clientWidth) nav.scrollLeft = tab.offsetLeft - 40
  }, [current])
  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...(strip.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((a) => a === document.activeElement)
    const to = {
      ArrowRight: (at + 1) % links.length,
      ArrowLeft: (at - 1 + links.length) % links.length,
      Home: 0,
      End: links.length - 1,
    }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    links[to]?.focus()
  }
  return (
    <TabStrip className={className} ref={strip} aria-label={label}>
      {tabs.map((t) => (
        <Link
          key={t.key}
          href={t.href}
          stay
          onKeyDown={move}
          aria-current={t.key === current ? 'page' : undefined}
          onClick={(e) => {
            if (onSelect && !e.metaKey && !e.ctrlKey && !e.shiftKey) {
              e.preventDefault()
              onSelect(t.key)
            }
          }}
        >
          {t.label}
          {t.count !== undefined && <small>{t.count}</small>}
        </Link>
      ))}
    </TabStrip>
  )
}
