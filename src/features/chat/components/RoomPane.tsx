import styled from 'styled-components'
import { color, media } from '@/ui/tokens'

/** The pane of one room. */
export const RoomPane = styled.section`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${color.bg};
  ${media.print} {
    display: block;
    background: none;
  }
`

/** The pane without a room: a message in its middle. */
export const EmptyPane = styled(RoomPane)`
  justify-content: center;
  padding: 16px;
`

/** Nothing is selected: a phone shows only the list. */
export const UnselectedPane = styled(EmptyPane)`
  ${media.phone} {
    display: none;
  }
`
