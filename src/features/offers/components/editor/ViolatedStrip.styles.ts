import styled from 'styled-components'
import { media } from '@/ui/tokens'

export const Strip = styled.div`
  margin-bottom: 12px;
  &:last-of-type {
    margin-bottom: 16px;
  }
  /* On phones the strip is short, because the offer's card is first in the list and explains the correction. */
  ${media.phone} {
    [data-text] > div,
    [data-action] {
      display: none;
    }
  }
`
