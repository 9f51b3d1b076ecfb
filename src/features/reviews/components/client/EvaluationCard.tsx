import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { clientReviews } from '@/contracts/reviews'
import { evaluationLabel } from '@/domain/workers/review'
import * as S from '@/features/reviews/ClientReviewsScreen.styles'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { RatePicture } from './RatePicture'

/**
 * The evaluation of the store by workers: the share of Good, its three items, its trend. A failed
 * read affects this card only.
 */
export function EvaluationCard({ clientId }: { clientId: string }) {
  const query = useQuery(clientReviews.evaluation, { clientId })
  const { data, error } = query
  if (!data)
    return error ? (
      <QueryError of={query} name='店舗の評価のまとめ' heading='h2' inline />
    ) : (
      <S.EvaluationPending>
        <Skeleton kind='cards' rows={1} />
      </S.EvaluationPending>
    )
  const good = data.reviewCount - data.badCount
  return (
    <Card>
      <S.Evaluation aria-label='店舗の評価のまとめ'>
        <S.GoodRate>
          <h2>Good率</h2>
          <p>
            <strong>{data.goodRate ?? '–'}</strong>
            {data.goodRate !== null && <small>%</small>}
          </p>
          <S.ReviewCount>
            {data.reviewCount === 0
              ? '評価はまだありません'
              : `評価${data.reviewCount}件(Good ${good}・Bad ${data.badCount})`}
          </S.ReviewCount>
        </S.GoodRate>
        <dl>
          {data.items.map(({ key, goodRate }) => (
            <div key={key}>
              <dt>{evaluationLabel[key]}</dt>
              <dd>{goodRate === null ? '–' : `${goodRate}%`}</dd>
              <S.ShareBar aria-hidden>
                <i ref={setCssVariables({ '--share': goodRate ?? 0 })} />
              </S.ShareBar>
            </div>
          ))}
        </dl>
        <RatePicture trend={data.trend} />
      </S.Evaluation>
    </Card>
  )
}
