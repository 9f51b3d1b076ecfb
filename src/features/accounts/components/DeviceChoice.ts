import styled from 'styled-components'
import { color, media } from '@/ui/tokens'

/** A choice that is kept on this device, with a note of what it changes. */
export const DeviceChoice = styled.div`
  display: grid;
  gap: 12px;
  button {
    padding: 0 8px;
  }
  ${media.tablet} {
    justify-items: start;
    button {
      padding: 0 14px;
    }
  }
  p {
    color: ${color.ink2};
  }
`
