import styled from 'styled-components'
import { closeToField } from '@/ui/fields/FieldParts'
import { color, font, framed, media, rem, weight } from '@/ui/tokens'

export const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
  gap: 0 8px;
  align-items: start;
  > span {
    margin-top: 40px;
    text-align: center;
    color: ${color.ink2};
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: ${rem(140)} 16px ${rem(140)} ${rem(160)};
    > :last-child {
      grid-column: auto;
    }
  }
`
/** The resulting hours, with the break and the working time. */
export const ShiftSummary = styled.div`
  display: grid;
  gap: 10px;
  ${closeToField('12px')}
  padding: 12px 14px 10px;
  ${framed}
  &[data-below-locked] {
    margin-top: 0;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    margin: 0;
    color: ${color.ink2};
  }
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  small {
    margin-top: -4px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
