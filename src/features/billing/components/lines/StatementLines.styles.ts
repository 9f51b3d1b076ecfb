import styled from 'styled-components'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

/** Lines with the day at the left and the amounts at the right; one below the other on phones. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  list-style: none;
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  &[data-inside] {
    border: 0;
    border-radius: 0;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 14px 16px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  time {
    font-weight: ${weight.bold};
  }
  time small {
    margin-left: 8px;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
  p {
    margin: 2px 0;
    line-height: 1.7;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    gap: 24px;
    margin: 0;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  ${media.tablet} {
    li {
      grid-template-columns: ${rem(116)} minmax(0, 1fr) ${rem(208)};
      gap: 16px;
      padding: 14px 24px;
    }
    time small {
      display: block;
      margin: 2px 0 0;
    }
    dl {
      text-align: right;
    }
    dl > div {
      flex: 1;
    }
  }
`
export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`
export const Empty = styled.p`
  margin: 0;
  padding: 16px 24px;
  font-size: ${font.s};
  color: ${color.ink2};
`
export const Paging = styled.div`
  padding: 0 16px;
`
