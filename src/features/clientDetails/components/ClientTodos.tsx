import { useQuery } from '@/api/useQuery'
import { dashboard } from '@/contracts/dashboard'
import type { Todos } from '@/contracts/dashboard/schemas'
import { todoWords } from '@/domain/clients/todoWords'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { SideList } from './SideList'
import * as S from './ClientFacts.styles'

type Kind = Todos['items'][number]['kind']
/** The list of the store in which the to-do waits; the home page says which of them is next. */
const routeOf: Record<Kind, (clientId: string) => string> = {
  notArrived: (clientId) => href(routes.home, { clientId }),
  fixPaymentRequests: (clientId) => href(routes.corrections, { clientId }),
  unreviewed: (clientId) => href(routes.reviews, { clientId }),
  unreadMessages: (clientId) => href(routes.chatRooms, { clientId }, { unread_only: '1' }),
  longTermUnselected: (clientId) =>
    href(routes.longTermJobs, { clientId }, { selection: 'unselected' }),
  negotiations: (clientId) => href(routes.chatRooms, { clientId }, { state: 'in_negotiation' }),
  violatedOffers: (clientId) => href(routes.offers, { clientId }),
  multidateFailed: (clientId) => href(routes.home, { clientId }),
  unfilledSoon: (clientId) => href(routes.home, { clientId }),
  mynumberRequestable: (clientId) =>
    href(routes.salaryLimit, { clientId }, { list_type: 'mynumber_requestable' }),
}

/** What waits in the store, each with the page of the store where it is handled. */
export function ClientTodos({ clientId }: { clientId: string }) {
  const { data, error, isValidating, mutate } = useQuery(
    dashboard.todos,
    { clientId },
    { refreshInterval: 60_000 },
  )
  return (
    <Card title='やること' heading='h2'>
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
      {!data && !error && <Skeleton kind='text' rows={2} />}
      {data?.items.length === 0 && <S.Unset>対応することはありません。</S.Unset>}
      {data && data.items.length > 0 && (
        <SideList
          items={data.items.map(({ kind, count, note }) => ({
            key: kind,
            label: todoWords[kind].label,
            href: routeOf[kind](clientId),
            value: `${count}${todoWords[kind].unit}`,
            note,
          }))}
        />
      )}
    </Card>
  )
}
