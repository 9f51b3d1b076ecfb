import styled from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

/** Several lines in a cell: a fact, and smaller what belongs to it. */
export const CellLines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
  /* In a title's cell a table draws links as titles. */
  && small a {
    color: ${color.primaryText};
    font-weight: ${weight.regular};
    text-decoration: underline;
  }
`
