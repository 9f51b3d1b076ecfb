import styled from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

export const Lines = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`
export const Difference = styled.b`
  font-weight: ${weight.bold};
  white-space: nowrap;
  color: ${color.primaryText};
  &[data-more='true'] {
    color: ${color.dangerText};
  }
`
export const Soon = styled.b`
  font-weight: ${weight.bold};
  color: ${color.warningText};
`
/** The rows of several stores. On cards the shift and the record have a line each. */
export const Rows = styled.div`
  && [role='row'][data-id] {
    min-height: 64px;
  }
  ${media.phone} {
    && [role='row'] > [data-card='title'] {
      padding-right: 0;
    }
    &&
      [role='row']
      > :is([data-column='shift'], [data-column='difference'], [data-column='record']) {
      grid-column: 1 / -1;
      ${Lines} {
        display: flex;
        flex-wrap: wrap;
        gap: 0 8px;
      }
    }
  }
`
export const Count = styled.p`
  margin: 12px 0 8px;
  font-size: ${font.xs};
  color: ${color.ink3};
`
/** The rule of the action, below the rows. */
export const Rule = styled.div`
  margin-top: 12px;
`
export const Sum = styled.span`
  font-size: ${font.s};
`
export const Stores = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    font-variant-numeric: tabular-nums;
  }
`
