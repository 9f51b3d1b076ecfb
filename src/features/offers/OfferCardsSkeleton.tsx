import styled from 'styled-components'
import { color, media } from '@/ui/tokens'
import { OfferCards } from './OfferCards'

/** The shapes of the cards, before the templates are there. */
export function OfferCardsSkeleton() {
  return (
    <div role='status' aria-label='読み込み中'>
      <OfferCards aria-hidden>{Array.from({ length: 6 }, (_, i) => <Shape key={i}><i data-picture='' /><div data-body=''><b /><s /><u /></div></Shape>)}</OfferCards>
    </div>
  )
}

const Shape = styled.li`
  min-height: 196px;
  i, b, s, u { display: block; background: ${color.sunken}; }
  b, s, u { border-radius: 4px; }
  b { width: 62%; height: 20px; }
  s { width: 44%; height: 24px; }
  u { height: 40px; margin-top: auto; }
  ${media.tablet} { min-height: 290px; }
`
