import type { ComponentProps, ReactNode } from 'react'
import { IconButtonAnchor } from './IconButton.styles'
import type { Link } from './Link'

type Props = Omit<ComponentProps<typeof Link>, 'aria-label' | 'children'> & {
  /** The accessible name: where the link leads. */
  label: string
  icon: ReactNode
  outlined?: boolean | undefined
  tone?: 'plain' | 'blue' | undefined
}

/** A link in the form of an IconButton. */
export function IconLink({ label, icon, outlined = false, tone = 'plain', ...rest }: Props) {
  return (
    <IconButtonAnchor {...rest} aria-label={label} data-outlined={outlined} data-tone={tone}>
      {icon}
    </IconButtonAnchor>
  )
}
