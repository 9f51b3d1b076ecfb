import { OfferCardList } from './OfferCard.styles'
import { CardShape } from './OfferCardsSkeleton.styles'

/** Placeholder of the cards while the offers are loading. */
export function OfferCardsSkeleton() {
  return (
    <div role='status' aria-label='読み込み中'>
      <OfferCardList aria-hidden>
        {Array.from({ length: 6 }, (_, i) => (
          <CardShape key={i}>
            <i data-picture='' />
            <div data-body=''>
              <i data-shape='title' />
              <i data-shape='chip' />
              <i data-shape='facts' />
            </div>
          </CardShape>
        ))}
      </OfferCardList>
    </div>
  )
}
