import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { keepFocusNearby } from '@/lib/browser/focusHeadingAround'
import { Strip } from './Notice.styles'

export type NoticeTone = 'info' | 'warning' | 'error' | 'success' | 'plain'
type Props = {
  className?: string | undefined
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
  live?: boolean
}

const icons = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
  plain: CircleAlert,
} satisfies Record<NoticeTone, LucideIcon>

/**
 * A permanent message. `action` is one button or two (size 32). `live` is for a notice that appears
 * while the page is open: it is announced at once.
 */
export function Notice({
  className,
  tone = 'info',
  title,
  children,
  action,
  icon,
  live = false,
}: Props) {
  const Icon = icon ?? icons[tone]
  return (
    <Strip
      className={className}
      data-tone={tone}
      {...(live ? { role: tone === 'error' || tone === 'warning' ? 'alert' : 'status' } : {})}
    >
      <Icon size={20} aria-hidden />
      <div data-text=''>
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && (
        <div ref={keepFocusNearby} data-action=''>
          {action}
        </div>
      )}
    </Strip>
  )
}
