import {
  Check,
  ChevronRight,
  ClipboardCheck,
  ClockAlert,
  FileWarning,
  ListTodo,
  Lock,
  MessageCircle,
  Star,
  Store,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { sumBy } from '@/lib/sumBy'
import { href } from '@/routes/href'
import type { MenuPage } from '@/shell/navigation/menu'
import { IconButton } from '@/ui/buttons/IconButton'
import { Link } from '@/ui/buttons/Link'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { StatusChip } from '@/ui/data-display/StatusChip'

type Props = {
  client: AccessibleClient
  /** The page that the account opens; undefined if it can open none. The row is then not a link. */
  page: MenuPage | undefined
  onStar: () => void
}

/** The labels of urgent to-dos in `namedTodos`. */
const urgentWords = ['未到着', '要修正', '実態確認']

/**
 * One store of the picker, with today's staffing and pending to-dos. The server counts neither for accounts that may
 * not read the store, such as accountants: their row names the page that it opens.
 */
export function StoreRow({ client, page, onStar }: Props) {
  const name = (
    <span data-name=''>
      {client.brandName && <small>{client.brandName}</small>}
      <b>{client.name}</b>
      <small>{[client.code, client.city].filter(Boolean).join(' ・ ')}</small>
    </span>
  )
  if (!page)
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
        label={
          client.isFavorite
            ? `${client.name}をよく使う店舗から外す`
            : `${client.name}をよく使う店舗にする`
        }
        aria-pressed={client.isFavorite}
        icon={<Star data-favorite={client.isFavorite || undefined} aria-hidden />}
        onClick={onStar}
      />
      <Link data-row='' href={href(page.route, { clientId: client.id })}>
        {name}
        {page.can === 'store.read' ? (
          <Work client={client} />
        ) : (
          <span data-waiting=''>
            <StatusMark client={client} />
            <small>{page.label}を開けます</small>
          </span>
        )}
        <ChevronRight size={16} aria-hidden />
      </Link>
    </li>
  )
}

/** Why the store cannot publish; nothing for an active one. */
function StatusMark({ client: { status } }: Pick<Props, 'client'>) {
  if (status === 'active') return null
  return <StatusChip kind='error' icon={Lock} label={status === 'closed' ? '閉店' : '公開停止'} />
}

/** Today's staffing and the to-dos. */
function Work({ client }: Pick<Props, 'client'>) {
  const namedTodos: [LucideIcon, string, number][] = [
    [ClockAlert, '未到着', client.todos.notArrived],
    [ClipboardCheck, '修正', client.todos.fixPaymentRequests],
    [MessageCircle, '未読', client.todos.unreadChatRooms],
    [ThumbsUp, '評価', client.todos.unreviewedUsers],
    [FileWarning, '要修正', client.todos.violatedOffers],
    [Store, '実態確認', client.todos.factChecks],
  ]
  const waitingTodos = [
    ...namedTodos,
    [ListTodo, 'ほか', client.todoCount - sumBy(namedTodos, ([, , count]) => count)] as const,
  ].filter(([, , count]) => count > 0)
  return (
    <>
      <span data-today=''>
        <small>本日</small>
        {client.today.capacity > 0 ? (
          <SeatDots
            filled={client.today.matchedCount}
            total={client.today.capacity}
            ended={client.today.endedSeatCount}
            recruiting
          />
        ) : (
          <small>勤務なし</small>
        )}
      </span>
      <span data-waiting=''>
        <StatusMark client={client} />
        {waitingTodos.map(([Icon, word, count]) => (
          <StatusChip
            key={word}
            kind={urgentWords.includes(word) ? 'warning' : 'outline'}
            icon={Icon}
            label={`${word} ${count}`}
          />
        ))}
        {waitingTodos.length === 0 && client.status === 'active' && (
          <small>
            <Check size={14} aria-hidden />
            やることはありません
          </small>
        )}
      </span>
    </>
  )
}
