import { TriangleAlert } from 'lucide-react'
import type { PromisePeriod } from '@/contracts/reviews/enums'
import type { OfferPromises } from '@/contracts/reviews/schemas'
import { promiseFindings } from '@/domain/reviews/promises'
import * as S from '@/features/reviews/PromisesScreen.styles'
import { formatSlashDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { PromiseRows } from './PromiseRows'

type Props = { clientId: string; offer: OfferPromises; period: PromisePeriod }

/** One template: what is worth mending, and each promise with its answers and records. */
export function OfferPromisesCard({ clientId, offer, period }: Props) {
  const { offerId, title, promised, reviewCount, workedCount } = offer
  const findings = promiseFindings(offer)
  return (
    <Card
      title={title}
      heading='h2'
      foot={
        <>
          {reviewCount > 0 && (
            <ButtonLink
              tone='link'
              href={href(routes.clientReviews, { clientId }, { offerId, period })}
              aria-label={`${title}の評価${reviewCount}件を見る`}
            >
              評価{reviewCount}件を見る
            </ButtonLink>
          )}
          <ButtonLink
            tone='link'
            href={href(routes.offer, { clientId, offerId: String(offerId) })}
            aria-label={`${title}のひな形を見る`}
          >
            ひな形を見る
          </ButtonLink>
        </>
      }
    >
      {findings.length > 0 && (
        <S.Findings>
          {findings.map((finding) => (
            <li key={finding}>
              <TriangleAlert size={16} aria-hidden />
              {finding}
            </li>
          ))}
        </S.Findings>
      )}
      <S.Explanation>
        評価{reviewCount}件・終わった勤務{workedCount}回。書いたことは、
        {formatSlashDay(promised.workOn)}の求人の内容です。
      </S.Explanation>
      <PromiseRows clientId={clientId} offer={offer} period={period} />
    </Card>
  )
}
