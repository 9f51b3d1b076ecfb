import styled from 'styled-components'
import { color, framed } from '@/ui/tokens'
import { dateCells } from './DateCells.styles'
import { dateRow } from './DateRow.styles'

/** A list of dates to post on. Its rows are plain elements, as there may be 31 of them. */
export const DateList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${framed}
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  > li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  ${dateRow}
  ${dateCells}
`
