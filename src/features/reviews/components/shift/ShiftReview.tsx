import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { QueryError, QueryResult } from '@/components/queries/QueryResult'
import { reviews } from '@/contracts/reviews'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout, type Crumb } from '@/ui/layout/PageLayout'
import { ShiftReviewForm } from './ShiftReviewForm'

type Props = {
  clientId: string
  offeringId: string
  crumbs?: readonly Crumb[]
  pre?: ReactNode
  /** The link shown once all workers of the shift are reviewed. */
  next: ReactNode
}

/** Reads the workers to review of one shift, and shows the form or the loading and error states. */
export function ShiftReview({ clientId, offeringId, crumbs = [], pre, next }: Props) {
  const query = useQuery(reviews.unreviewedUsers, { clientId, offeringId })
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  const { data } = query
  const title = <BarTitle>ワーカーの評価</BarTitle>
  if (data && permissionsLoaded) {
    const crumb = { label: `${formatDay(data.startAt, serverNow())} ${data.title}` }
    return (
      <ShiftReviewForm
        clientId={clientId}
        offeringId={offeringId}
        shift={data}
        title={title}
        crumbs={crumbs.length > 0 ? [...crumbs, crumb] : []}
        pre={pre}
        next={next}
        readError={<QueryError of={query} name='最新の内容' />}
      />
    )
  }
  return (
    <PageLayout title={title} crumbs={crumbs} pre={pre}>
      <QueryResult
        of={query}
        name='評価するワーカー'
        heading='h2'
        skeleton={<Skeleton kind='people' rows={6} />}
        missing={
          <StateMessage heading='h2' art='search' title='この求人は見つかりません' action={next}>
            削除されたか、ほかの店舗の求人です。
          </StateMessage>
        }
      />
    </PageLayout>
  )
}
