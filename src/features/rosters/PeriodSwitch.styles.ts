import styled from 'styled-components'
import { DayInput } from '@/ui/dates/DayInput'
import { media, rem, target } from '@/ui/tokens'

/** The inputs of the first and the last day; on phones in a separate row above the arrows. */
export const Dates = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  > span {
    line-height: ${target};
  }
  ${media.phone} {
    order: -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    flex: 1 0 100%;
    && > :not(span) {
      width: auto;
    }
  }
`

/** The input of one day. Its error may be wider than the input. */
export const DateBox = styled(DayInput)`
  width: ${rem(168)};
  [data-error] {
    flex: none;
    box-sizing: border-box;
    width: max-content;
    max-width: min(480px, 100vw - 100px);
    min-height: 0;
  }
`
