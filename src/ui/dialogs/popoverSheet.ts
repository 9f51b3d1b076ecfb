import { css, keyframes } from 'styled-components'
import { color, media, motion, radiusXl, size } from '@/ui/tokens'

const slideUp = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`

/**
 * A popover as a sheet at the lower edge, for phones (`media.phone`): as wide as the sheets of DialogWindow (ADR 48).
 */
export const popoverSheet = css`
  inset: auto 0 0;
  margin: 0 auto;
  width: 80%;
  min-width: min(${size.modalMin}, 100%);
  max-width: ${size.modalMax};
  max-height: 85dvh;
  border: 0;
  border-radius: ${radiusXl} ${radiusXl} 0 0;
  &::backdrop {
    background: ${color.overlay};
  }
  &:popover-open {
    animation: ${slideUp} ${motion.sheet} ${motion.ease};
  }
  html:has(&:popover-open) {
    overflow: hidden;
  }
  ${media.handset} {
    width: 100%;
  }
`
