import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { companyReviews } from '@/contracts/reviews'
import type { CompanyUnreviewedUser } from '@/contracts/reviews/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { AcrossStores } from './components/AcrossStores'
import { GoodReviewsBar } from './components/GoodReviewsBar'
import { reviewColumns } from './components/reviewColumns'

const keyOf = ({ matchingId }: CompanyUnreviewedUser) => String(matchingId)
const nameOf = ({ name, store, startAt }: CompanyUnreviewedUser) =>
  `${formatDay(startAt, serverNow())} ${store.name} ${name}さん`

/** The workers of all stores of a company who wait for a review, and one button that gives many of them a Good. */
export function CompanyReviewsScreen({ companyId }: Params<typeof routes.companyReviews.path>) {
  const [{ store }, setQuery] = useUrlState(routes.companyReviews.query)
  const canReview = useCan(companyReviews.createGood)
  const read = useQuery(
    companyReviews.unreviewedUsers,
    { companyId, query: { store } },
    { keepPreviousData: true },
  )
  return (
    <AcrossStores
      companyId={companyId}
      read={read}
      title='評価'
      list='companyReviews'
      path={href(routes.companyReviews, { companyId })}
      store={store}
      onStore={(next) => void setQuery({ store: next })}
      what='評価を待っているワーカー'
      unit='名'
      label='評価を待っているワーカー'
      columns={reviewColumns}
      keyOf={keyOf}
      nameOf={nameOf}
      restText={(count) => `(新しい勤務の${count}は、評価した後に並びます)`}
      rule={{
        title: 'まとめてGoodを送れるのは、勤務に問題がなかった人だけです。',
        text: '遅刻・早退・修正依頼がある人、記録のない人、Badを付けたい人は、ワーカーの氏名から店舗の画面を開いて、1名ずつ評価してください。',
      }}
      empty={
        <EmptyState heading='h2' art='review' title='評価を待っているワーカーはいません'>
          勤務を終えると、各店舗のワーカーがここに並びます。
        </EmptyState>
      }
      canAct={canReview}
      actionName='評価'
      bar={GoodReviewsBar}
    />
  )
}
