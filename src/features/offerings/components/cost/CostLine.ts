import styled from 'styled-components'
import { color, font, target, weight } from '@/ui/tokens'

/** The line of the cost bar. An empty one keeps its height while the bar loads. */
export const CostLine = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: ${font.s};
  line-height: 1.4;
  text-align: left;
  cursor: pointer;
  small {
    display: flex;
    align-items: center;
    gap: 2px;
    font-size: ${font.xs};
    color: ${color.primaryFill};
  }
  b {
    font-size: ${font.l};
    font-weight: ${weight.bold};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  b[aria-busy='true'] {
    color: ${color.ink3};
  }
  i {
    margin-left: 2px;
    font-style: normal;
    font-size: ${font.s};
  }
`
