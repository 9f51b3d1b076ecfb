import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** `stay`: replaces the current history entry and keeps the scroll position (tabs). */
type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string; stay?: boolean }

/**
 * A link to another page of the console. The page's code is prefetched on hover and not when the
 * link scrolls into view, because lists contain hundreds of links.
 */
export function Link({ stay = false, children, ...rest }: Props) {
  // next/link would turn a fragment of the same page into a route change.
  if (rest.href.startsWith('#')) return <a {...rest}>{children}</a>
  return (
    <NextLink prefetch={false} {...(stay ? { replace: true, scroll: false } : {})} {...rest}>
      {children}
    </NextLink>
  )
}
