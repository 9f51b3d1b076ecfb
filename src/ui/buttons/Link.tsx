import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** `stay`: replaces the current history entry and keeps the scroll position (tabs). */
type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string; stay?: boolean }

/** A link to another page of the console. Its code is fetched on hover, not when it scrolls into view: lists have hundreds of links. */
export function Link({ stay = false, children, ...rest }: Props) {
  // The router would turn a fragment of this page into a route change.
  if (rest.href.startsWith('#')) return <a {...rest}>{children}</a>
  return (
    <NextLink prefetch={false} {...(stay ? { replace: true, scroll: false } : {})} {...rest}>
      {children}
    </NextLink>
  )
}
