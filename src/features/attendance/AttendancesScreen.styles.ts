import styled from 'styled-components'
import { color, font, media } from '@/ui/tokens'

export const Body = styled.div`
  ${media.phone} {
    margin-top: 16px;
  }
`

export const Codes = styled.div`
  display: grid;
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

export const Help = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
`
