import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

export const Top = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
  > p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.s};
  }
`
export const Terms = styled.div`
  /* && outranks the section's own border and margin: nothing stands above the first one. */
  && section:first-of-type {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`
