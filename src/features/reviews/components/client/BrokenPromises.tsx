import { TriangleAlert } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { clientReviews } from '@/contracts/reviews'
import type { BrokenPromise } from '@/contracts/reviews/schemas'
import { brokenPromiseWords, reviewPeriodLabel } from '@/domain/reviews/promises'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import * as S from '@/features/reviews/ClientReviewsScreen.styles'

/** Where answers and records differ from what an offer promises; nothing without differences. */
export function BrokenPromises({ clientId }: { clientId: string }) {
  const query = useQuery(clientReviews.promises, { clientId })
  const items = query.data?.items ?? []
  return (
    <>
      <QueryError of={query} name='募集とちがうところ' heading='h2' inline />
      {items.length > 0 && (
        <S.Broken aria-label='募集とちがうところ'>
          {items.map((item) => (
            <li key={`${item.offerId} ${item.kind}`}>
              <TriangleAlert size={16} aria-hidden />
              <span>
                <Link href={mendHref(clientId, item)}>{item.title}</Link>:{' '}
                {brokenPromiseWords[item.kind]}が{item.total}件のうち{item.count}件(過去
                {reviewPeriodLabel['90d']})
              </span>
            </li>
          ))}
        </S.Broken>
      )}
    </>
  )
}

/** Answers lead to what was said, records to the offer. */
const mendHref = (clientId: string, { kind, offerId }: BrokenPromise) =>
  kind === 'onTime' || kind === 'asDescribed'
    ? href(routes.clientReviews, { clientId }, { offerId, period: '90d', answeredNo: kind })
    : href(routes.offer, { clientId, offerId: String(offerId) })
