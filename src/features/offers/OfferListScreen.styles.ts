import styled from 'styled-components'
import { layer, media, shadow, size } from '@/ui/tokens'

export const FloatingAction = styled.div`
  display: contents;
  ${media.phone} {
    > a {
      position: fixed;
      right: 16px;
      bottom: calc(${size.bottomBar} + 16px + env(safe-area-inset-bottom));
      z-index: ${layer.sticky};
      height: 48px;
      padding: 0 20px;
      border-radius: 24px;
      box-shadow: ${shadow.s2};
    }
  }
`
