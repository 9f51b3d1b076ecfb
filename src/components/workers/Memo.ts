import styled from 'styled-components'
import { color, font, radius } from '@/ui/tokens'

/** A note about a worker: the text, and below it who can read it. */
export const Memo = styled.div`
  padding: 16px;
  border-radius: ${radius};
  background: ${color.brandTint};
  p {
    font-size: ${font.s};
    color: ${color.ink};
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: 8px;
    color: ${color.ink2};
  }
`
