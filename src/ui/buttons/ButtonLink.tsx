import type { ComponentProps, ReactNode } from 'react'
import { ButtonAnchor } from './Button.styles'
import type { ButtonSize, ButtonTone } from './buttonTypes'
import type { Link } from './Link'

type Props = ComponentProps<typeof Link> & {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  wide?: boolean | undefined
}

/** A link in the form of a button, for navigation. The page is prefetched on hover only. */
export function ButtonLink({
  className,
  tone = 'plain',
  size = 40,
  icon,
  wide = false,
  children,
  ...rest
}: Props) {
  return (
    <ButtonAnchor
      {...rest}
      className={className}
      data-tone={tone}
      data-size={size}
      data-wide={wide}
    >
      {icon}
      {children}
    </ButtonAnchor>
  )
}
