import type { ChatRoomRow } from '@/contracts/chat/schemas'
import { presenceLabel } from '@/domain/matchings/labels'
import { addDays, dayOf, formatSlashDay, formatTime, type Instant } from '@/lib/date'
import { Link } from '@/ui/buttons/Link'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { CountBadge } from '@/ui/feedback/CountBadge'

/** The time ('17:05') if it is today, '昨日', or the date ('11/18(水)'). */
function whenOf(instant: Instant, now: Instant) {
  const day = dayOf(instant)
  const today = dayOf(now)
  if (day === today) return formatTime(instant)
  return day === addDays(today, -1) ? '昨日' : formatSlashDay(instant, now)
}
/** '本日', '明日' or the date ('11/22(日)'). */
function dayWordOf(instant: Instant, now: Instant) {
  const day = dayOf(instant)
  const today = dayOf(now)
  if (day === today) return '本日'
  return day === addDays(today, 1) ? '明日' : formatSlashDay(instant, now)
}

const senderPrefix = { client: '店舗: ', worker: '', system: '' } as const
type Props = { room: ChatRoomRow; href: string; isCurrent: boolean; now: Date }

/** A worker with the last message, the next shift and the number of unread messages. */
export function RoomRow({
  room: { name, lastMessage, shift, state, unreadCount },
  href,
  isCurrent,
  now,
}: Props) {
  return (
    <li>
      <Link
        href={href}
        data-unread={unreadCount > 0 || undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Avatar name={name} />
        <span>
          <span data-line=''>
            <b>{name}</b>
            {lastMessage && (
              <time dateTime={lastMessage.sentAt}>{whenOf(lastMessage.sentAt, now)}</time>
            )}
          </span>
          <span data-line=''>
            <span data-last-message=''>
              {lastMessage && `${senderPrefix[lastMessage.side]}${lastMessage.bodyExcerpt}`}
            </span>
            <CountBadge count={unreadCount} words='件の未読' />
          </span>
          {(shift || state === 'in_negotiation') && (
            <span data-facts=''>
              {state === 'in_negotiation' && (
                <StatusChip kind='warning' icon={null} label='協議中' />
              )}
              {shift?.isCancelUnderReview && (
                <StatusChip kind='warning' icon={null} label={presenceLabel.cancel_review} />
              )}
              {shift && (
                <span data-today={dayOf(shift.startAt) === dayOf(now) || undefined}>
                  <Tag>
                    {dayWordOf(shift.startAt, now)} {formatTime(shift.startAt)}
                  </Tag>
                </span>
              )}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
