import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

/** One line above a list: the pending action, and the button that applies it to all rows. */
export const ListNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > button {
    flex: none;
  }
  > p {
    flex: 1 1 12em;
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  ${media.phone} {
    > p {
      font-size: ${font.xs};
    }
    > p > span {
      display: none;
    }
  }
`
