import styled from 'styled-components'
import { color, font, layer, media, radius, shadow, size, target, weight } from '@/ui/tokens'

/** A dark bar with a message about the whole console. */
export const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  padding: 10px 12px 10px 14px;
  background: ${color.inverse};
  color: ${color.onInverse};
  line-height: 1.55;
  svg {
    flex: none;
  }
  p {
    flex: 1 1 220px;
  }
  button {
    min-height: 32px;
    padding: 0 12px;
    border: 1px solid rgb(255 255 255 / 0.6);
    border-radius: ${radius};
    background: none;
    color: ${color.onInverse};
    font-size: ${font.s};
    font-weight: ${weight.bold};
    cursor: pointer;
    ${media.phone} {
      min-height: ${target};
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`

/** A Banner that is fixed over the page. */
export const FloatingBanner = styled(Banner)`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(${size.header} + 8px + env(safe-area-inset-top));
  left: calc(12px + env(safe-area-inset-left));
  right: calc(12px + env(safe-area-inset-right));
  max-width: 560px;
  margin: 0 auto;
  border-radius: ${radius};
  box-shadow: ${shadow.s3};
  > div {
    flex: 1 1 320px;
  }
`
