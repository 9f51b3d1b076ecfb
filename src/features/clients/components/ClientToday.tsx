import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { dashboard } from '@/contracts/dashboard'
import { formatEnd, formatTime, minuteMs } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import * as S from './ClientFacts.styles'
import { SideList } from './SideList'

/** The shifts of today with their seats; each opens its offering. */
export function ClientToday({ clientId }: { clientId: string }) {
  const query = useQuery(dashboard.today, { clientId }, { refreshInterval: minuteMs })
  const { data } = query
  return (
    <Card title='本日の勤務' heading='h2'>
      <QueryResult
        of={query}
        name='本日の勤務'
        inline
        skeleton={<Skeleton kind='text' rows={2} />}
      />
      {data?.offerings.length === 0 && <S.Unset>本日の勤務はありません。</S.Unset>}
      {data && data.offerings.length > 0 && (
        <SideList
          items={data.offerings.map((offering) => ({
            key: offering.id,
            label: offering.title,
            href: href(routes.offering, { clientId, offeringId: offering.id }),
            value: (
              <SeatDots
                filled={offering.peopleMatched}
                total={offering.peopleWanted}
                ended={offering.endedSeatCount}
                recruiting
              />
            ),
            note: `${formatTime(offering.startAt)}〜${formatEnd(offering.startAt, offering.endAt)}`,
          }))}
        />
      )}
    </Card>
  )
}
