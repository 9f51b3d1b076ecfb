import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** The figures of all stores: two beside each other on phones, four from 750 px up. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: 0 0 24px;
  ${framed}
  > div {
    padding: 12px 16px;
  }
  > div:nth-child(even) {
    border-left: 1px solid ${color.lineSoft};
  }
  > div:nth-child(n + 3) {
    border-top: 1px solid ${color.lineSoft};
  }
  dt,
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  b {
    font-size: ${font.l};
    font-weight: ${weight.bold};
  }
  small {
    display: block;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
    > div:nth-child(n) {
      border-top: 0;
    }
    > div:nth-child(n + 2) {
      border-left: 1px solid ${color.lineSoft};
    }
  }
`
