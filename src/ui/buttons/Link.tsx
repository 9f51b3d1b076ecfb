import type { ComponentProps } from 'react'

/** `stay`: takes the place of the current entry of the history, and nothing scrolls (tabs). */
type Props = ComponentProps<'a'> & { href: string; stay?: boolean }

/** A link to another page of the console. One listener of the document (shell/softLinks) answers it without a new document, whoever drew it. */
export function Link({ stay = false, children, ...rest }: Props) {
  return (
    <a data-soft={stay ? 'stay' : ''} {...rest}>
      {children}
    </a>
  )
}
