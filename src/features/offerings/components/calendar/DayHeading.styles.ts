import { css } from 'styled-components'
import { color, font, radiusS, weight } from '@/ui/tokens'

/** The heading of a day; part of `TicketTable` in `OfferingList.styles`. */
export const dayHeading = css`
  [data-day] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  [data-day] b {
    font-weight: ${weight.bold};
  }
  [data-weekday='6'],
  [data-weekday='6'] + [data-holiday] {
    color: ${color.saturday};
  }
  [data-weekday='0'],
  [data-holiday] {
    color: ${color.holiday};
  }
  [data-holiday],
  [data-day] small {
    font-size: ${font.xs};
    font-weight: ${weight.regular};
  }
  [data-day] mark {
    padding: 4px 6px;
    border-radius: ${radiusS};
    background: ${color.brand};
    color: ${color.onBrand};
    font-size: ${font.xs};
    font-weight: ${weight.bold};
    line-height: 1;
  }
`
