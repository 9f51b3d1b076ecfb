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
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { classNames } from '@/ui/layout/classNames'

export type BadgeKind =
  | 'done'
  | 'error'
  | 'new'
  | 'notice'
  | 'progress'
  | 'rating'
  | 'review'
  | 'success'
  | 'unread'
  | 'working'

const kinds: Record<BadgeKind, { icon: LucideIcon | null; words: string }> = {
  done: { icon: Check, words: '完了' },
  error: { icon: CircleAlert, words: 'エラーあり' },
  new: { icon: Sparkle, words: '新着' },
  notice: { icon: Bell, words: 'お知らせあり' },
  progress: { icon: Hourglass, words: '処理中' },
  rating: { icon: Star, words: '評価あり' },
  review: { icon: ThumbsUp, words: '評価待ち' },
  success: { icon: CircleCheck, words: '成功' },
  unread: { icon: MessageCircle, words: '未読あり' },
  working: { icon: null, words: '勤務中' },
}

/** A word or a number with the icon of its kind. Without children a dot, which the ear gets as a word. */
export function Badge({
  className,
  kind,
  children,
}: {
  className?: string | undefined
  kind: BadgeKind
  children?: ReactNode
}) {
  const { icon: Icon, words } = kinds[kind]
  if (children === undefined)
    return (
      <span className={classNames('uiDot', className)} data-s={kind}>
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    )
  return (
    <span className={classNames('uiChip', className)} data-s={kind}>
      {Icon ? <Icon aria-hidden /> : <i />}
      {children}
    </span>
  )
}
