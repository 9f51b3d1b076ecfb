import styled from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

export const Chips = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`
export const Nothing = styled.span`
  font-size: ${font.xs};
  color: ${color.ink3};
`
/** The amount of an invoice with its label above it. */
export const BigAmount = styled.div`
  font-variant-numeric: tabular-nums;
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  > b {
    display: block;
    margin: 4px 0 8px;
    /* Large text: an amount of ten digits stays in one line. */
    font-size: min(${font.xxl}, 9vw);
    line-height: 1.3;
    font-weight: ${weight.bold};
  }
  > small {
    display: block;
    margin-bottom: 8px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
/**
 * Cards side by side on wide screens. Elsewhere they are no grid: Firefox prints what follows a grid over the part that
 * continues on the next sheet of paper.
 */
export const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin-bottom: 32px;
  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    /* With three cards the first is the tallest, so the other two share the column beside it. */
    > :first-child:nth-last-child(3) {
      grid-row: span 2;
    }
  }
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin-top: 16px;
`
/** && doubles the class, so that these rules override those of DataTable regardless of the load order. */
export const TableArea = styled.div`
  margin-bottom: 32px;
  && {
    [data-card='title'] small {
      display: block;
      margin-top: 2px;
      font-weight: ${weight.regular};
      color: ${color.ink2};
    }
    ${media.tablet} {
      [role='row'][data-id] {
        min-height: 60px;
      }
    }
  }
`
export const Words = styled.p`
  margin: 0 0 16px;
  font-size: ${font.s};
  line-height: 1.7;
  color: ${color.ink2};
`
export const Above = styled.div`
  margin-bottom: 16px;
`
export const Below = styled.div`
  margin-top: 16px;
`
