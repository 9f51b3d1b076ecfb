import styled from 'styled-components'
import { color, media } from '@/ui/tokens'

export const CardShape = styled.li`
  min-height: 196px;
  i,
  b,
  s,
  u {
    display: block;
    background: ${color.sunken};
  }
  b,
  s,
  u {
    border-radius: 4px;
  }
  b {
    width: 62%;
    height: 20px;
  }
  s {
    width: 44%;
    height: 24px;
  }
  u {
    height: 40px;
    margin-top: auto;
  }
  ${media.tablet} {
    min-height: 290px;
  }
`
