import styled from 'styled-components'
import { color, font, media, radius, rem, size, weight } from '@/ui/tokens'

/** The offerings of the selected day, below its heading. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    min-height: 40px;
  }
  [data-head] h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    scroll-margin-top: calc(${size.header} + 8px);
  }
  [data-head] [data-kind='holiday'] {
    color: ${color.holiday};
  }
  [data-head] [data-kind='saturday'] {
    color: ${color.saturday};
  }
  [data-head] small {
    font-size: ${font.s};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  > p {
    margin: 0;
    padding: 20px 16px;
    border: 1px dashed ${color.line};
    border-radius: ${radius};
    text-align: center;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  && [data-add] {
    margin-top: 4px;
    border: 1px dashed ${color.control};
    background: none;
    color: ${color.primaryFill};
  }
  ${media.tablet} {
    article {
      --stub: ${rem(76)};
    }
    padding-top: 4px;
  }
`
