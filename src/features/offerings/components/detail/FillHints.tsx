import dynamic from 'next/dynamic'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { offeringOverviews, offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { RECOMMEND_DAYS } from '@/domain/workers/recommend'
import { formatYen } from '@/lib/text/money'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { FillLevers } from '@/features/offerings/components/levers/FillLevers'
import * as S from './FillHints.styles'

const OfferingShareSheet = dynamic(
  () =>
    import('@/features/offerings/components/actions/OfferingShareSheet').then(
      (m) => m.OfferingShareSheet,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)

/** Ways to fill the open seats sooner, each with its cost. The wage of the neighbourhood shows once it is known. */
export function FillHints({
  clientId,
  offering,
  openSeats,
}: {
  clientId: string
  offering: OfferingDetail
  openSeats: number
}) {
  const { data: wage } = useQuery(offerings.wage, {
    clientId,
    query: { offerId: offering.offerId, workOn: offering.workOn },
  })
  const { data: past } = useQuery(offeringOverviews.recommendStatus, {
    clientId,
    offerId: String(offering.offerId),
  })
  const [isShareOpen, setIsShareOpen] = useState(false)
  const usualWageYen = wage && (wage.areaMedianYen ?? wage.recommendedYen)
  const editHref = href(routes.editOffering, {
    clientId,
    offerId: offering.offerId,
    offeringId: offering.id,
  })
  return (
    <S.Section aria-labelledby='fill'>
      <Card>
        <h2 id='fill'>
          <Lightbulb size={20} aria-hidden />
          あと{openSeats}名を早く埋めるには
        </h2>
        {past?.available && past.predictedMatchRate !== null && (
          <p>
            このひな形では、直近{RECOMMEND_DAYS}日に募集人数の{past.predictedMatchRate}
            %が決まりました。
          </p>
        )}
        <FillLevers clientId={clientId} offering={offering} />
        <ul aria-label='ほかの手だて'>
          {usualWageYen !== undefined && usualWageYen > offering.hourlyWageYen && (
            <li>
              <span>
                時給を<b>{formatYen(usualWageYen)}</b>にする
                <small>
                  {wage?.areaMedianYen == null
                    ? '最低賃金から見た目安です。'
                    : '近隣の中央値です。'}
                  {offering.peopleMatched > 0 &&
                    `決まっている${offering.peopleMatched}名にも適用します`}
                </small>
              </span>
              <i>+{formatYen(usualWageYen - offering.hourlyWageYen)}/時</i>
              <ButtonLink size={32} href={editHref} aria-label='時給を変更する'>
                変更
              </ButtonLink>
            </li>
          )}
          {offering.scope !== 'graduate' && (
            <li>
              <span>
                URLやQRコードで<b>知らせる</b>
                <small>店内の掲示や、働いたことのある人への案内に使えます</small>
              </span>
              <i>0円</i>
              <Button size={32} onClick={() => setIsShareOpen(true)}>
                共有する
              </Button>
            </li>
          )}
        </ul>
        {isShareOpen && (
          <OfferingShareSheet
            clientId={clientId}
            offering={offering}
            onClose={() => setIsShareOpen(false)}
          />
        )}
      </Card>
    </S.Section>
  )
}
