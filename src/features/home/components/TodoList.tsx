import {
  BadgeCheck,
  CalendarPlus,
  ChevronRight,
  ClipboardCheck,
  ClockAlert,
  FileWarning,
  Handshake,
  MessageCircle,
  MessagesSquare,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import { useQuery } from '@/api/useQuery'
import { dashboard } from '@/contracts/dashboard'
import type { Todos } from '@/contracts/dashboard/schemas'
import { todoWords } from '@/domain/clients/todoWords'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import * as S from './TodoList.styles'

type Kind = Exclude<Todos['items'][number]['kind'], 'unfilledSoon'>
type Todo = Todos['items'][number] & { kind: Kind }
const icons: Record<Kind, LucideIcon> = {
  notArrived: ClockAlert,
  fixPaymentRequests: ClipboardCheck,
  unreviewed: ThumbsUp,
  unreadMessages: MessageCircle,
  negotiations: MessagesSquare,
  longTermUnselected: Handshake,
  violatedOffers: FileWarning,
  multidateFailed: CalendarPlus,
  mynumberRequestable: BadgeCheck,
}

/** The page where a to-do is handled, if it has one. */
function hrefOf(
  { kind, offeringId, chatRoomUid, operationId }: Todo,
  clientId: string,
): string | undefined {
  if (kind === 'longTermUnselected')
    return href(routes.longTermJobs, { clientId }, { selection: 'unselected' })
  if (kind === 'violatedOffers') return href(routes.offers, { clientId })
  if (kind === 'fixPaymentRequests') return href(routes.corrections, { clientId })
  if (kind === 'unreviewed')
    return offeringId === null
      ? href(routes.reviews, { clientId })
      : href(routes.offeringReviews, { clientId, offeringId })
  if (kind === 'unreadMessages' && chatRoomUid)
    return href(routes.chatRoom, { clientId, chatRoomId: chatRoomUid }, { unread_only: '1' })
  if (kind === 'negotiations' && chatRoomUid)
    return href(routes.chatRoom, { clientId, chatRoomId: chatRoomUid }, { state: 'in_negotiation' })
  if (kind === 'multidateFailed' && operationId)
    return href(routes.bulkCreate, { clientId }, { operationId })
  if (kind === 'mynumberRequestable')
    return href(routes.salaryLimit, { clientId }, { list_type: 'mynumber_requestable' })
  if (kind === 'notArrived' && offeringId !== null)
    return href(routes.offering, { clientId, offeringId })
  return undefined
}

/** The to-dos of the store's staff, with counts. */
export function TodoList({ clientId }: { clientId: string }) {
  const { data, error, isValidating, mutate } = useQuery(
    dashboard.todos,
    { clientId },
    { refreshInterval: 60_000 },
  )
  // Unfilled shifts are shown by the alerts at the top.
  const items = data?.items.filter((todo): todo is Todo => todo.kind !== 'unfilledSoon')
  return (
    <PageSection line={false} title='やること'>
      {error && (
        <ErrorState
          inline
          title='やることを読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='people' rows={4} />}
      {items?.length === 0 && (
        <StateMessage
          art='review'
          title={
            data?.items.length === 0
              ? '本日の対応はすべて完了しています'
              : 'ほかに対応することはありません'
          }
        />
      )}
      {items && items.length > 0 && (
        <Card flush>
          <S.List>
            {items.map((todo) => {
              const { label, unit } = todoWords[todo.kind]
              const Icon = icons[todo.kind]
              const todoHref = hrefOf(todo, clientId)
              const row = (
                <>
                  <i data-now={todo.kind === 'notArrived' || undefined}>
                    <Icon size={20} aria-hidden />
                  </i>
                  <span>
                    <b>{label}</b>
                    {todo.note && (
                      <small data-hot={todo.kind === 'notArrived' || undefined}>{todo.note}</small>
                    )}
                  </span>
                  <em>
                    {todo.count}
                    <small>{unit}</small>
                  </em>
                </>
              )
              return (
                <li key={todo.kind}>
                  {todoHref ? (
                    <Link href={todoHref}>
                      {row}
                      <ChevronRight size={16} aria-hidden />
                    </Link>
                  ) : (
                    <div>
                      {row}
                      <s />
                    </div>
                  )}
                </li>
              )
            })}
          </S.List>
        </Card>
      )}
    </PageSection>
  )
}
