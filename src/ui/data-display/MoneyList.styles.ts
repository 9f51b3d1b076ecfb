import styled from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

/** Labels at the left, amounts at the right edge, the total below a divider. */
export const List = styled.dl`
  display: flex;
  flex-direction: column;
  margin: 0;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 6px 0;
  }
  ${media.largeText} {
    > div {
      flex-wrap: wrap;
    }
    > div > dd {
      margin-left: auto;
    }
  }
  dt {
    color: ${color.ink2};
    min-width: 0;
  }
  dt small {
    color: ${color.ink3};
    font-size: ${font.xs};
  }
  dd {
    margin: 0;
    white-space: nowrap;
    text-align: right;
  }
  [data-total] {
    align-items: baseline;
    margin-top: 6px;
    padding-top: 10px;
    border-top: 1px solid ${color.ink};
  }
  [data-total] dt {
    color: ${color.ink};
    font-weight: ${weight.bold};
  }
  [data-total] b {
    font-size: ${font.xl};
    line-height: 1.2;
    font-weight: ${weight.bold};
  }
  [data-total] dd small {
    font-size: ${font.s};
    margin-left: 2px;
  }
`
