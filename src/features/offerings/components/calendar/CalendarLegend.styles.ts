import styled from 'styled-components'
import { color, font, radiusFull, radiusXs, weight } from '@/ui/tokens'

/** The marks of the calendar with their meaning, in a row. */
export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.xs};
  line-height: 1.4;
  color: ${color.ink2};
  li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
  }
  [data-present] {
    width: 8px;
    height: 8px;
    border-radius: ${radiusFull};
    background: ${color.onBrand};
  }
  [data-seats] {
    width: 20px;
    height: 4px;
    border-radius: ${radiusXs};
    background: ${color.primary};
  }
  [data-unread] {
    width: 8px;
    height: 8px;
    border-radius: ${radiusFull};
    background: ${color.dangerFill};
  }
  [data-status='done'] {
    color: ${color.ink3};
  }
  [data-status='reviewCandidate'] {
    color: ${color.warningText};
  }
  [data-status='wanted'] {
    color: ${color.primaryText};
  }
  [data-status='confirmed'] {
    color: ${color.successText};
  }
  [data-status='working'] {
    padding: 1px 7px;
    border-radius: ${radiusFull};
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.bold};
  }
  [data-status='unpublished'] {
    padding: 0 6px;
    border: 1px dashed ${color.control};
    border-radius: ${radiusFull};
    color: ${color.chipText};
  }
`
