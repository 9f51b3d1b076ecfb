import styled from 'styled-components'
import { color, font, radiusFull, weight } from '@/ui/tokens'

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
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.onBrand};
  }
  u {
    width: 20px;
    height: 4px;
    border-radius: 2px;
    background: ${color.ink2};
  }
  u[data-open] {
    background: ${color.primary};
  }
  b {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.dangerFill};
  }
  [data-s='done'] {
    color: ${color.ink3};
  }
  [data-s='reviewCandidate'] {
    color: ${color.warningText};
  }
  [data-s='wanted'] {
    color: ${color.primaryText};
  }
  [data-s='confirmed'] {
    color: ${color.successText};
  }
  [data-s='working'] {
    padding: 1px 7px;
    border-radius: ${radiusFull};
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.bold};
  }
  [data-s='unpublished'] {
    padding: 0 6px;
    border: 1px dashed ${color.control};
    border-radius: ${radiusFull};
    color: ${color.chipText};
  }
`
