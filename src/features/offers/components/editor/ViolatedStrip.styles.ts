import styled from 'styled-components'
import { media } from '@/ui/tokens'

export const Strip = styled.div`
  margin-bottom: 12px;
  &:last-of-type {
    margin-bottom: 16px;
  }
  /* The card of the offer comes first in the list, with the way to correct it. */
  ${media.phone} {
    [data-text] > div,
    [data-action] {
      display: none;
    }
  }
`
