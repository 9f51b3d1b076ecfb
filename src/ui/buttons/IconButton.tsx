import type { ComponentProps, ReactNode } from 'react'
import { IconButtonElement } from './IconButton.styles'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for the ear: 「閉じる」. */
  label: string
  icon: ReactNode
  outlined?: boolean | undefined
  tone?: 'plain' | 'blue' | 'danger' | undefined
  /** Drawn over a corner, for example an unread count. */
  badge?: ReactNode
}

/** A button of one icon: 36 px, 44 on phones. Only for ✕ ← ⋯ and other signs everybody knows. */
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
