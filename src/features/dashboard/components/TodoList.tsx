import {
  BadgeCheck,
  CalendarCheck,
  CalendarPlus,
  ChevronRight,
  ClipboardCheck,
  ClockAlert,
  FileWarning,
  Handshake,
  MessageCircle,
  MessagesSquare,
  Store,
  ThumbsUp,
  UserSearch,
  type LucideIcon,
} from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { todoHref } from '@/components/todos/todoHref'
import { dashboard } from '@/contracts/dashboard'
import type { Todos } from '@/contracts/dashboard/schemas'
import { todoWords } from '@/domain/clients/todoWords'
import { minuteMs } from '@/lib/date'
import { Link } from '@/ui/buttons/Link'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './TodoList.styles'

type Kind = Exclude<Todos['items'][number]['kind'], 'unfilledSoon'>
type Todo = Todos['items'][number] & { kind: Kind }
const icons: Record<Kind, LucideIcon> = {
  notArrived: ClockAlert,
  matchChecks: UserSearch,
  fixPaymentRequests: ClipboardCheck,
  unreviewed: ThumbsUp,
  unreadMessages: MessageCircle,
  negotiations: MessagesSquare,
  longTermUnselected: Handshake,
  violatedOffers: FileWarning,
  multidateFailed: CalendarPlus,
  multidateUnchecked: CalendarCheck,
  factChecks: Store,
  mynumberRequestable: BadgeCheck,
}

/** The to-dos of the store's staff, with counts. */
export function TodoList({ clientId }: { clientId: string }) {
  const query = useQuery(dashboard.todos, { clientId }, { refreshInterval: minuteMs })
  const { data } = query
  // Unfilled shifts are shown by the alerts at the top.
  const items = data?.items.filter((todo): todo is Todo => todo.kind !== 'unfilledSoon')
  return (
    <PageSection line={false} title='やること'>
      <QueryResult
        of={query}
        name='やること'
        inline
        skeleton={<Skeleton kind='people' rows={4} />}
      />
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
              const target = todoHref(todo, clientId)
              const row = (
                <>
                  <i data-now={todo.kind === 'notArrived' || undefined}>
                    <Icon size={20} aria-hidden />
                  </i>
                  <span>
                    <b>{label}</b>
                    {todo.note && (
                      <small data-urgent={todo.kind === 'notArrived' || undefined}>
                        {todo.note}
                      </small>
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
                  {target ? (
                    <Link href={target}>
                      {row}
                      <ChevronRight size={16} aria-hidden />
                    </Link>
                  ) : (
                    <div>{row}</div>
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
