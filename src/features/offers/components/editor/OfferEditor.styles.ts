import styled from 'styled-components'
import { font, media } from '@/ui/tokens'

/** Not on phones, where the bar at the bottom and the header have both. From 1100 px up the preview needs no button. */
export const HeadActions = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  font-size: ${font.xs};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  ${media.phone} {
    display: none;
  }
  ${media.wide} {
    > button {
      display: none;
    }
  }
`
/** On phones only: wider screens have it in `HeadActions`. */
export const SavedNote = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${media.tablet} {
    display: none;
  }
`
export const SecondaryActions = styled.div`
  display: flex;
  flex-direction: row-reverse;
  gap: 12px;
  ${media.phone} {
    flex-direction: row;
    > * {
      flex: 1;
      padding: 0 8px;
    }
  }
  ${media.tablet} {
    > * {
      min-width: 120px;
    }
  }
`
