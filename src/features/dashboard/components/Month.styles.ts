import styled from 'styled-components'
import { color, font, radiusInner, weight } from '@/ui/tokens'

/** The figures of the month side by side. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border-radius: ${radiusInner};
  background: ${color.lineSoft};
  font-variant-numeric: tabular-nums;
  > div {
    min-width: 0;
    padding: 14px 16px;
    background: ${color.surface};
  }
  > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    font-size: ${font.xs};
    line-height: 1.4;
    color: ${color.ink2};
  }
  b {
    margin-right: 2px;
    font-size: ${font.l};
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  small {
    display: block;
    font-size: ${font.xs};
    line-height: 1.45;
    color: ${color.ink3};
  }
`
