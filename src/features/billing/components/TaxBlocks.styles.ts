import styled from 'styled-components'
import { keptWithNext } from '@/ui/styles/keptWithNext'
import { color, font, media, weight } from '@/ui/tokens'

export const Block = styled.section`
  padding: 16px 24px;
  border-bottom: 1px solid ${color.line};
  h2 {
    margin: 0 0 4px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    ${keptWithNext}
  }
  h2 small {
    margin-left: 8px;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
`
/** The lines of a block, their amounts at the right edge; `data-sum` is above the sum. */
export const Lines = styled.dl`
  margin: 0;
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 7px 0;
  }
  dt small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.largeText} {
    > div {
      flex-wrap: wrap;
    }
  }
  dd {
    margin: 0 0 0 auto;
    white-space: nowrap;
  }
  [data-sum] {
    border-top: 1px solid ${color.line};
    font-weight: ${weight.bold};
  }
`
export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  margin: 0;
  padding: 16px 24px;
  font-variant-numeric: tabular-nums;
  ${media.largeText} {
    flex-wrap: wrap;
  }
  b {
    font-size: min(${font.xl}, 8vw);
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
`
