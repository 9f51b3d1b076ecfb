import styled from 'styled-components'
import { media } from '@/ui/tokens'

/** What stands in for a part that loads when the screen comes near it: on paper nothing would come. */
export const NotOnPaper = styled.div`
  display: contents;
  ${media.print} {
    display: none;
  }
`
