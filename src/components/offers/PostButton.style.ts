import { font, layer, media, radiusFull, shadow, size } from '@/ui/tokens'

export const postButtonStyle = `
  .postButtonPlace {
    display: contents;
    ${media.phone} {
      &[data-float] > button {
        position: fixed; right: 16px; bottom: calc(${size.bottomBar} + 16px + env(safe-area-inset-bottom)); z-index: ${layer.sticky};
        height: 48px; padding: 0 20px 0 16px; border-radius: ${radiusFull}; font-size: ${font.m}; box-shadow: ${shadow.s2};
      }
    }
  }
`
