import styled from 'styled-components'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStatusLongLabel, publicationScopeLabel } from '@/domain/labels'
import { serverNow } from '@/lib/clock'
import { formatEnd, formatSlashDay, formatTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Pagination } from '@/ui/navigation/Pagination'

type Props = {
  clientId: string
  /** Lists only offerings of this offer; 0: of all offers. */
  offerId?: number
  canPost: boolean
  page: number
  onPage: (page: number) => void
}

/** The dedicated offerings of the store: those that only graduates see. */
export function DedicatedOfferings({ clientId, offerId = 0, canPost, page, onPage }: Props) {
  const result = useQuery(
    offerings.list,
    { clientId, query: { scope: 'graduate', offerId, page } },
    { keepPreviousData: true },
  )
  const { data } = result
  useExistingPage(data, onPage)
  return (
    <List>
      <QueryResult of={result} name='専用の求人' skeleton={<Skeleton kind='ticket' rows={2} />} />
      {data?.totalCount === 0 && (
        <EmptyState heading='h2' art='offering' title='専用の求人はまだありません'>
          「全員に求人を送る」から募集すると、卒業ワーカーだけに見える求人になります。
        </EmptyState>
      )}
      {data?.items.map((offering) => (
        <DedicatedTicket
          key={offering.id}
          clientId={clientId}
          offering={offering}
          canPost={canPost}
        />
      ))}
      {data && <Pagination of={data} unit='件' onPage={onPage} />}
    </List>
  )
}

function DedicatedTicket({
  clientId,
  offering,
  canPost,
}: {
  clientId: string
  offering: Offering
  canPost: boolean
}) {
  const detailHref = href(routes.offering, { clientId, offeringId: offering.id })
  const isPast = offering.status === 'finished'
  return (
    <Ticket
      heading='h2'
      state={offering.status}
      from={formatTime(offering.startAt)}
      to={formatEnd(offering.startAt, offering.endAt)}
      title={`${formatSlashDay(offering.workOn, serverNow())} ${offering.title}`}
      href={detailHref}
    >
      <Line>
        <StatusChip kind={offering.status} label={offeringStatusLongLabel[offering.status]} />
        <StatusChip kind='violet' label={publicationScopeLabel.graduate} />
        <SeatDots
          filled={offering.peopleMatched}
          total={offering.peopleWanted}
          recruiting={offering.status === 'published'}
        />
        {isPast && canPost ? (
          <ButtonLink
            size={32}
            href={href(
              routes.newGraduateOffering,
              { clientId, offerId: offering.offerId },
              { offering_id: offering.id },
            )}
          >
            同じ条件で募集
          </ButtonLink>
        ) : (
          <ButtonLink size={32} href={detailHref}>
            この求人を見る
          </ButtonLink>
        )}
      </Line>
    </Ticket>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 16px;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`
