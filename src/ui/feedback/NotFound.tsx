import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { StateMessage } from './StateMessage'

type Props = {
  /** The kind of thing that is missing: 「この{name}は見つかりません」. */
  name: string
  /** Why it may be missing, in one sentence. */
  children: ReactNode
  /** Where to look for it instead. */
  back: { href: string; label: string }
  heading?: 'h1' | 'h2'
}

/** Shown if a URL names something that does not exist, or that the account may not see. */
export const NotFound = ({ name, children, back, heading = 'h2' }: Props) => (
  <StateMessage
    heading={heading}
    art='search'
    title={`この${name}は見つかりません`}
    action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
  >
    {children}
  </StateMessage>
)
