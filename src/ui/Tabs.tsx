import Link from 'next/link'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { color, font, media, size, target, weight } from './tokens'

export type Tab = { key: string; label: string; href: string; count?: number | undefined }
type Props = { label: string; tabs: readonly Tab[]; current: string; onSelect?: (key: string) => void }

/** Views of one page, each with its own address. Arrow keys, Home and End move along. With `onSelect` the address is the caller's to change. */
export function Tabs({ label, tabs, current, onSelect }: Props) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = strip.current, tab = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && tab && nav.scrollWidth > nav.clientWidth) nav.scrollLeft = tab.offsetLeft - 40
  }, [current])
  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')], at = links.findIndex((a) => a === document.activeElement)
    const to = { ArrowRight: (at + 1) % links.length, ArrowLeft: (at - 1 + links.length) % links.length, Home: 0, End: links.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    links[to]?.focus()
  }
  return (
    <Root ref={strip} aria-label={label} onKeyDown={move}>
      {tabs.map((t) => (
        <Link key={t.key} href={t.href} prefetch={false} replace scroll={false} aria-current={t.key === current ? 'page' : undefined}
          onClick={(e) => { if (onSelect && !e.metaKey && !e.ctrlKey && !e.shiftKey) { e.preventDefault(); onSelect(t.key) } }}>
          {t.label}{t.count !== undefined && <small>{t.count}</small>}
        </Link>
      ))}
    </Root>
  )
}

const Root = styled.nav`
  display: flex; gap: 4px; position: relative; border-bottom: 1px solid ${color.line}; overflow-x: auto; overflow-y: hidden; scrollbar-width: none; margin: 0 -${size.pagePadding}; padding: 0 ${size.pagePadding};
  a { position: relative; flex: none; display: inline-flex; align-items: center; gap: 6px; min-height: ${target}; padding: 0 10px; color: ${color.ink2}; text-decoration: none; white-space: nowrap; font-size: ${font.s}; }
  a[aria-current] { color: ${color.primaryFill}; font-weight: ${weight.bold}; }
  a[aria-current]::after { content: ''; position: absolute; left: 4px; right: 4px; bottom: 0; height: 3px; border-radius: 3px 3px 0 0; background: ${color.primary}; }
  a:focus-visible { outline-offset: -4px; box-shadow: inset 0 0 0 4px ${color.brand}; }
  small { font-size: ${font.xs}; font-weight: ${weight.regular}; color: ${color.ink3}; }
  a[aria-current] small { color: ${color.primaryText}; }
  @media (hover: hover) and (pointer: fine) { a:hover { color: ${color.ink}; } a[aria-current]:hover { color: ${color.primaryFill}; } }
  ${media.tablet} { margin: 0; padding: 0; }
`
