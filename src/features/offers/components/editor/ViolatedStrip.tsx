import { TriangleAlert } from 'lucide-react'
import { offers as contract } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'
import { Strip } from './ViolatedStrip.styles'

const told = 'このひな形では募集できません。決まっている勤務はそのままです。'

/** At the head of the list: templates from which nobody can post until they are mended. */
export function ViolatedStrip({
  clientId,
  offers,
}: {
  clientId: string
  offers: readonly OfferSummary[]
}) {
  return offers
    .filter((o) => o.status === 'violated')
    .map((o) => (
      <Strip key={o.id}>
        <Notice
          tone='error'
          icon={TriangleAlert}
          title={`「${o.title}」に直すところが${o.screeningReasons.length > 0 ? `${o.screeningReasons.length}つ` : ''}あります`}
          action={
            <ButtonLink
              size={32}
              href={href(routes.offer, { clientId, offerId: o.id })}
              aria-label={`「${o.title}」の直す内容を見る`}
            >
              内容を見る
            </ButtonLink>
          }
        >
          <Can do={contract.update} otherwise={told}>
            直すまで、{told}
          </Can>
        </Notice>
      </Strip>
    ))
}
