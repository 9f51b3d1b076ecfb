import { TriangleAlert } from 'lucide-react'
import { Can } from '@/components/permissions/Can'
import { offers as contract } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'
import { Strip } from './ViolatedStrip.styles'

const blockedText = 'このひな形では募集できません。決まっている勤務はそのままです。'

/** Offers that must be corrected before offerings can be posted from them; above the list. */
export function ViolatedStrip({
  clientId,
  offers,
}: {
  clientId: string
  offers: readonly OfferSummary[]
}) {
  return offers
    .filter((offer) => offer.status === 'violated')
    .map((offer) => (
      <Strip key={offer.id}>
        <Notice
          tone='error'
          icon={TriangleAlert}
          title={`「${offer.title}」に直すところが${offer.screeningReasons.length > 0 ? `${offer.screeningReasons.length}つ` : ''}あります`}
          action={
            <ButtonLink
              size={32}
              href={href(routes.offer, { clientId, offerId: offer.id })}
              aria-label={`「${offer.title}」の直す内容を見る`}
            >
              内容を見る
            </ButtonLink>
          }
        >
          <Can do={contract.update} otherwise={blockedText}>
            直すまで、{blockedText}
          </Can>
        </Notice>
      </Strip>
    ))
}
