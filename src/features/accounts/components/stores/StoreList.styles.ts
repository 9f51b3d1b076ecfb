import styled from 'styled-components'
import { color, font, framed, weight } from '@/ui/tokens'
import { storeRow } from './StoreRow.styles'

/** One group of stores. */
export const StoreGroup = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  > h2 {
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink3};
    letter-spacing: 0;
    font-feature-settings: normal;
  }
  > p {
    color: ${color.ink2};
  }
  ul {
    ${framed}
  }
  ${storeRow}
`
