import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

export const Body = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  [data-note] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  [data-note] > button {
    flex: none;
  }
  [data-note] p {
    flex: 1 1 12em;
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  ${media.phone} {
    gap: 12px;
    margin-top: 12px;
    [data-note] p {
      font-size: ${font.xs};
    }
    [data-note] p > span {
      display: none;
    }
  }
`
