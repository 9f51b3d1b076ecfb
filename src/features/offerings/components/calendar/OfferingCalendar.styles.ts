import styled from 'styled-components'
import { color, font, radiusFull, rem } from '@/ui/tokens'

export const ModeNotice = styled.div`
  margin-block: 12px 16px;
`

export const WidthContainer = styled.div`
  container-type: inline-size;
`

/** The calendar, and beside it on wide screens the selected day. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  align-items: start;
  > * {
    min-width: 0;
  }
  [data-below] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 8px 16px;
    margin-top: 10px;
  }
  [data-below] > ul {
    flex: 1 1 260px;
  }
  [data-dots] {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-dots] i {
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-right: 3px;
    border-radius: ${radiusFull};
    background: ${color.control};
    vertical-align: 1px;
  }
  @container (min-width: ${rem(940)}) {
    grid-template-columns: minmax(0, 1fr) ${rem(320)};
    gap: 24px;
    &[data-choosing] {
      grid-template-columns: minmax(0, ${rem(612)});
    }
  }
`
