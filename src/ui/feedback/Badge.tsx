import {
  Bell,
  Check,
  CircleAlert,
  CircleCheck,
  Hourglass,
  MessageCircle,
  Sparkle,
  Star,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChipElement } from '@/ui/data-display/ChipElement'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, media, radiusFull } from '@/ui/tokens'

const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  border-radius: ${radiusFull};
  background: ${color.dangerFill};
  &[data-status='working'] {
    background: ${color.brand};
    box-shadow: 0 0 0 1.5px ${color.ink};
  }
  &:is([data-status='new'], [data-status='notice']) {
    background: ${color.primary};
  }
  &:is([data-status='done'], [data-status='success']) {
    background: ${color.successText};
  }
  &:is([data-status='progress'], [data-status='review'], [data-status='rating']) {
    background: ${color.warningText};
  }
  ${media.forced} {
    && {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

const kinds = {
  done: { icon: Check, label: '完了' },
  error: { icon: CircleAlert, label: 'エラーあり' },
  new: { icon: Sparkle, label: '新着' },
  notice: { icon: Bell, label: 'お知らせあり' },
  progress: { icon: Hourglass, label: '処理中' },
  rating: { icon: Star, label: '評価あり' },
  review: { icon: ThumbsUp, label: '評価待ち' },
  success: { icon: CircleCheck, label: '成功' },
  unread: { icon: MessageCircle, label: '未読あり' },
  working: { icon: null, label: '勤務中' },
} satisfies Record<string, { icon: LucideIcon | null; label: string }>
export type BadgeKind = keyof typeof kinds
/** All kinds of badges. */
export const badgeKinds = Object.keys(kinds) as BadgeKind[]
/** Whether a state is shown as a badge. */
export const isBadgeKind = (kind: string): kind is BadgeKind => Object.hasOwn(kinds, kind)

/**
 * A text or a number with the icon of its kind. Without children it is a dot with a visually hidden
 * label. `icon` replaces the icon of the kind; `null` omits it.
 */
export function Badge({
  className,
  kind,
  icon,
  children,
}: {
  className?: string | undefined
  kind: BadgeKind
  icon?: LucideIcon | null | undefined
  children?: ReactNode
}) {
  const { icon: kindIcon, label } = kinds[kind]
  const Icon = icon === undefined ? kindIcon : icon
  if (children === undefined)
    return (
      <Dot className={className} data-status={kind}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Dot>
    )
  return (
    <ChipElement
      className={className}
      data-status={kind}
      data-plain={Icon || kind === 'working' ? undefined : ''}
    >
      {Icon ? <Icon aria-hidden /> : kind === 'working' && <i />}
      {children}
    </ChipElement>
  )
}
