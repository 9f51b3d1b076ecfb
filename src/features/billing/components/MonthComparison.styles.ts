import styled from 'styled-components'
import { color, font, media, rem } from '@/ui/tokens'

/** The months one below the other, each with its bar and its difference from the month before. */
export const Months = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  li > small {
    min-height: 18px;
  }
  span > small {
    margin-left: 8px;
  }
  ${media.tablet} {
    li {
      grid-template-columns: ${rem(96)} minmax(0, 1fr) ${rem(148)};
      align-items: center;
      gap: 12px;
    }
    li > small {
      text-align: right;
    }
    span > small {
      display: block;
      margin: 0;
    }
  }
`
