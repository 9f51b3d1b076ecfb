import styled from 'styled-components'
import { media } from '@/ui/tokens'

/** Hides in print the placeholder of a part that loads only when it is scrolled near: a print does not load it. */
export const HiddenInPrint = styled.div`
  display: contents;
  ${media.print} {
    display: none;
  }
`
