import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { clientReviews } from '@/contracts/reviews'
import type { BrokenPromise } from '@/contracts/reviews/schemas'
import { brokenPromiseWords, reviewPeriodLabel } from '@/domain/reviews/promises'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { IconLines } from '@/ui/data-display/IconLines'

/** The offers whose promises differ from the workers' answers or from the records. Renders nothing without any. */
export function BrokenPromises({ clientId }: { clientId: string }) {
  const query = useQuery(clientReviews.promises, { clientId })
  const items = query.data?.items ?? []
  return (
    <Area>
      <QueryError of={query} name='募集とちがうところ' heading='h2' inline />
      {items.length > 0 && (
        <IconLines aria-label='募集とちがうところ'>
          {items.map((item) => (
            <li key={`${item.offerId} ${item.kind}`} data-tone='warning'>
              <TriangleAlert size={16} aria-hidden />
              <span>
                <Link href={sourceHref(clientId, item)}>{item.title}</Link>:{' '}
                {brokenPromiseWords[item.kind]}が{item.total}件のうち{item.count}件(過去
                {reviewPeriodLabel['90d']})
              </span>
            </li>
          ))}
        </IconLines>
      )}
    </Area>
  )
}

/** Where the difference can be seen: the reviews with these answers, or the offer if the records differ. */
const sourceHref = (clientId: string, { kind, offerId }: BrokenPromise) =>
  kind === 'onTime' || kind === 'asDescribed'
    ? href(routes.clientReviews, { clientId }, { offerId, period: '90d', answeredNo: kind })
    : href(routes.offer, { clientId, offerId: String(offerId) })

/** Below the evaluation. */
const Area = styled.div`
  margin-top: 12px;
  &:empty {
    display: none;
  }
`
