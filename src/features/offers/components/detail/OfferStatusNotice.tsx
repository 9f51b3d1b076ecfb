import { TriangleAlert } from 'lucide-react'
import { Can } from '@/components/permissions/Can'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import { findFieldName } from '@/features/offers/lib/findFieldName'
import { screeningNote } from '@/features/offers/lib/offerWords'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'

/** Says why no offering can be posted from the offer at present, and what to do. Renders nothing for a usable offer. */
export function OfferStatusNotice({
  clientId,
  offer: { id, status, screeningReasons },
}: {
  clientId: string
  offer: Offer
}) {
  if (status === 'violated') {
    return (
      <Notice
        tone='error'
        icon={TriangleAlert}
        title={`直すところが${screeningReasons.length}つあります`}
        action={
          <Can do={offers.update}>
            <ButtonLink size={32} href={href(routes.editOffer, { clientId, offerId: id })}>
              修正する
            </ButtonLink>
          </Can>
        }
      >
        <ul>
          {screeningReasons.map(({ field, message }) => (
            <li key={field + message}>
              {[labelOf(findFieldName(field) ?? ''), message].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
        <p>直すまで、このひな形では募集できません。決まっている勤務はそのままです。</p>
      </Notice>
    )
  }
  if (status === 'screening') return <Notice title='審査中です'>{screeningNote}。</Notice>
  if (status === 'draft')
    return (
      <Notice tone='plain' title='下書きです'>
        「保存する」まで進むと、このひな形から募集できるようになります。
      </Notice>
    )
  if (status === 'archived')
    return (
      <Notice tone='plain' title='アーカイブ済みです'>
        一覧から隠れていて、募集には使えません。右上の「…」から解除できます。
      </Notice>
    )
  return null
}
