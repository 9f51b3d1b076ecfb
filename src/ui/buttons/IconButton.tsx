import type { ComponentProps, ReactNode } from 'react'
import { IconButtonElement } from './IconButton.styles'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name: what the button does (「閉じる」). */
  label: string
  icon: ReactNode
  outlined?: boolean | undefined
  tone?: 'plain' | 'blue' | 'danger' | undefined
  /** Overlays a corner, for example an unread count. */
  badge?: ReactNode
}

/**
 * A button with an icon only: 36 px, 44 px on phones. Only for icons that everybody knows, such as
 * ✕, ← and ⋯.
 */
export function IconButton({
  className,
  label,
  icon,
  outlined = false,
  tone = 'plain',
  badge,
  type = 'button',
  ...rest
}: Props) {
  return (
    <IconButtonElement
      className={className}
      {...rest}
      type={type}
      aria-label={label}
      data-outlined={outlined}
      data-tone={tone}
    >
      {icon}
      {badge}
    </IconButtonElement>
  )
}
