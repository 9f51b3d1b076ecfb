import {
  Check,
  ChevronRight,
  ClipboardCheck,
  FileWarning,
  ListTodo,
  Lock,
  MessageCircle,
  Star,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { IconButton } from '@/ui/buttons/IconButton'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { StatusChip } from '@/ui/data-display/StatusChip'

type Props = {
  client: AccessibleClient
  /** Undefined: one may not look into it, so it is no link. */
  onStar: (() => void) | undefined
}

/**
 * One store of the picker: before it is opened it says whether today is covered and what waits. Its
 * look comes from the list.
 */
export function StoreRow({ client: c, onStar }: Props) {
  const named: [LucideIcon, string, number][] = [
    [ClipboardCheck, '修正', c.todos.fixPaymentRequests],
    [MessageCircle, '未読', c.todos.unreadChatRooms],
    [ThumbsUp, '評価', c.todos.unreviewedUsers],
    [FileWarning, '要修正', c.todos.violatedOffers],
  ]
  const some = [
    ...named,
    [ListTodo, 'ほか', c.todoCount - named.reduce((sum, [, , count]) => sum + count, 0)] as const,
  ].filter(([, , count]) => count > 0)
  const name = (
    <span data-name=''>
      {c.brandName && <small>{c.brandName}</small>}
      <b>{c.name}</b>
      <small>{[c.code, c.city].filter(Boolean).join(' ・ ')}</small>
    </span>
  )
  if (!onStar)
    return (
      <li data-shut=''>
        <span data-row=''>
          {name}
          <span data-waiting=''>
            <StatusChip kind='outline' icon={Lock} label='閲覧できません' />
          </span>
        </span>
      </li>
    )
  return (
    <li>
      <IconButton
        label={c.isFavorite ? `${c.name}をよく使う店舗から外す` : `${c.name}をよく使う店舗にする`}
        aria-pressed={c.isFavorite}
        icon={<Star data-on={c.isFavorite || undefined} aria-hidden />}
        onClick={onStar}
      />
      <Link data-row='' href={href(routes.home, { clientId: c.id })}>
        {name}
        <span data-today=''>
          <small>本日</small>
          {c.today.capacity > 0 ? (
            <SeatDots filled={c.today.matchedCount} total={c.today.capacity} recruiting />
          ) : (
            <small>勤務なし</small>
          )}
        </span>
        <span data-waiting=''>
          {c.status !== 'active' && (
            <StatusChip
              kind='error'
              icon={Lock}
              label={c.status === 'closed' ? '閉店' : '掲載停止'}
            />
          )}
          {some.map(([Icon, word, count]) => (
            <StatusChip
              key={word}
              kind={word === '要修正' ? 'warning' : 'outline'}
              icon={Icon}
              label={`${word} ${count}`}
            />
          ))}
          {some.length === 0 && c.status === 'active' && (
            <small>
              <Check size={14} aria-hidden />
              やることはありません
            </small>
          )}
        </span>
        <ChevronRight size={16} aria-hidden />
      </Link>
    </li>
  )
}
