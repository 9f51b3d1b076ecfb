import styled from 'styled-components'
import { color, font, framed, media } from '@/ui/tokens'

/** A card in a section of a worker's page: facts, and texts in `<p>`. `data-loading` keeps the place of a text. */
export const SectionCard = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  ${framed}
  > p {
    font-size: ${font.xs};
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  > p[data-loading] {
    visibility: hidden;
  }
  > small {
    color: ${color.ink3};
  }
  ${media.tablet} {
    padding: 20px 24px;
  }
`
