import styled from 'styled-components'
import { media, rem } from '@/ui/tokens'
import { RoomPane } from './RoomPane'

/**
 * List and room side by side from 750 px up; only one of them on narrower windows, the one that `data-view` names. The
 * chat fills the window and scrolls internally, so the main area has the height of the window.
 */
export const ChatLayout = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${media.phone} {
    *:has(> main &[data-view='room']) {
      flex: none;
      height: 100dvh;
    }
    main:has(&[data-view='room']) {
      min-height: 0;
      overflow: hidden;
    }
    &[data-view='room'] {
      min-height: 0;
    }
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: ${rem(280)} minmax(0, 1fr);
    min-height: 0;
    *:has(> main &) {
      height: 100dvh;
    }
    main:has(&) {
      min-height: 0;
      overflow: hidden;
    }
  }
  @media (min-width: ${rem(1200)}) {
    grid-template-columns: ${rem(340)} minmax(0, 1fr);
  }
  /* Only the room is printed, over as many pages as it needs. */
  ${media.print} {
    display: block;
    *:has(> main &),
    main:has(&) {
      display: block;
      height: auto;
      overflow: visible;
    }
    &[data-view='room'] > :not(${RoomPane}) {
      display: none;
    }
  }
`
