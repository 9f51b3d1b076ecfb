import styled from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  > * {
    min-width: 0;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) ${rem(360)};
    gap: 40px;
    align-items: start;
  }
`
export const MainColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
`
export const Summary = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 4px 16px;
  width: 100%;
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    align-items: center;
  }
`
export const SummaryCount = styled.span`
  > b {
    font-size: ${font.m} !important;
    font-weight: ${weight.bold};
  }
  > small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    > small {
      display: inline;
      margin-left: 12px;
    }
  }
`
export const SummaryCost = styled.b`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  > i {
    margin-left: 2px;
    font-style: normal;
    font-size: ${font.s};
  }
`
